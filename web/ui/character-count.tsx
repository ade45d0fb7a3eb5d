import { classNames } from './class-names.ts'

/** As `2000`, and `2,00,000`. */
const figure = new Intl.NumberFormat('en-IN', { useGrouping: 'min2' })

interface CharacterCountProps {
  text: string
  most: number
  className?: string
}

/** How many characters a text has as its limits count them: a sign of two halves, as an emoji is, is one. */
export function charactersIn(text: string): number {
  return [...text].length
}

/** How much of a limit is used. More can be typed, and validation says so. */
export function CharacterCount({ text, most, className }: CharacterCountProps) {
  const used = charactersIn(text)
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
