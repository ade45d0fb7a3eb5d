interface SuggestionsProps {
  id: string
  label: string
  values: readonly string[]
  /** How one reads, where that is not plain. */
  textOf?: (value: string) => string
  /** Which one the keyboard stands on; -1 for none. */
  active: number
  onChoose: (value: string) => void
}

/** The list under a field, which keeps the focus and steers it. */
export function Suggestions({ id, label, values, textOf, active, onChoose }: SuggestionsProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      className="absolute inset-x-0 top-full z-20 -mt-px max-h-60 overflow-y-auto border border-ink bg-paper text-ink"
    >
      {values.map((value, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        <div
          key={value}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === active}
          ref={(element) => {
            if (index === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(value)}
          className="flex min-h-11 cursor-pointer items-center px-3 hover:bg-ink/6 aria-selected:bg-ink/10"
        >
          {textOf ? textOf(value) : value}
        </div>
      ))}
    </div>
  )
}
