import { classNames } from './class-names.ts'

/** How much of a limit is used. More can be typed, and validation says so. */
export function CharacterCount({ used, most }: { used: number; most: number }) {
  return (
    <span
      className={classNames(
        'annotation self-end',
        used > most ? 'text-(--error,var(--color-laterite))' : 'opacity-75',
      )}
    >
      {used} / {most}
    </span>
  )
}
