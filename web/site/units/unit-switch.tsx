import { designWords } from '#contract/words/design.ts'
import { useWords } from '#web/ui/words.ts'

const choices = { own: 'design.units.own', ft: 'design.units.ft', m: 'design.units.m' } as const

/** Chooses the units of everything that is measured, on this page and on those to come. It needs no code. */
export function UnitSwitch() {
  const say = useWords(designWords)
  return (
    <fieldset className="annotation flex text-ink-soft print:hidden">
      <legend className="sr-only">{say('design.units')}</legend>
      {Object.entries(choices).map(([units, name]) => (
        <label
          key={units}
          className="relative flex min-h-11 cursor-pointer items-center border border-l-0 border-hairline px-3 first-of-type:border-l has-checked:bg-ink has-checked:text-paper forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-9"
        >
          <input
            ref={(input) => {
              const chosen = document.documentElement.dataset.units
              if (input && chosen) input.checked = chosen === units
            }}
            type="radio"
            name="units"
            value={units}
            defaultChecked={units === 'own'}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {say(name)}
        </label>
      ))}
    </fieldset>
  )
}
