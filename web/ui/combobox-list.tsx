import type { ReactNode } from 'react'

interface ComboboxListProps {
  id: string
  label: string
  values: readonly string[]
  /** How a value reads, where it does not read as itself. */
  textOf?: (value: string) => ReactNode
  /** The index of the option that Enter takes; -1 for none. */
  active: number
  onChoose: (value: string) => void
  /** Where it stands, and how large it may be: under its field. */
  place?: string
}

const under = 'absolute inset-x-0 top-full -mt-px max-h-[min(15rem,40svh)]'

/** The options under a combobox, which keeps the focus and moves among them. */
export function ComboboxList({
  id,
  label,
  values,
  textOf,
  active,
  onChoose,
  place = under,
}: ComboboxListProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      ref={(element) => {
        if (place === under) bringIntoView(element)
      }}
      className={`${place} z-20 overflow-y-auto border border-ink bg-paper text-ink`}
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
            if (index === active) bringIntoView(element)
          }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(value)}
          className="flex min-h-11 cursor-pointer items-center gap-4 border-hairline px-3 not-first:border-t hover:bg-ink/6 aria-selected:bg-ink/10"
        >
          {textOf ? textOf(value) : value}
        </div>
      ))}
    </div>
  )
}

function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
