import { classNames } from './class-names.ts'

/** As `2000`, and `2,00,000`. */
const figure = new Intl.NumberFormat('en-IN', { useGrouping: 'min2' })

interface CharacterCountProps {
  used: number
  most: number
  className?: string
}

/** How much of a limit is used. More can be typed, and validation says so. */
export function CharacterCount({ used, most, className }: CharacterCountProps) {
  return (
    <span
      className={classNames(
        'annotation self-end',
        used > most ? 'text-(--error,var(--color-laterite))' : 'opacity-75',
        className,
      )}
    >
      {figure.format(used)} / {figure.format(most)}
    </span>
  )
}
