import { Check } from 'lucide-react'
import { useId } from 'react'
import type { PictureColor } from '#contract/file.ts'

interface ColorSuggestionsProps {
  colors: PictureColor[]
  isChosen: (name: string) => boolean
  onToggle: (name: string) => void
}

/** Colours found in the pictures, to be taken with one tap and given back with another. */
export function ColorSuggestions({ colors, isChosen, onToggle }: ColorSuggestionsProps) {
  const id = useId()
  if (colors.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the grid
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2 text-small opacity-75">
        From the images:
      </p>
      <div className="flex flex-wrap gap-2">
        {colors.map(({ name, hex }) => (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen(name)}
            onClick={() => onToggle(name)}
            className="group flex min-h-11 items-stretch border border-edge text-small hover:border-ink hover:bg-ink/3 aria-pressed:border-ink lg:min-h-9"
          >
            <span
              aria-hidden="true"
              className="w-9 border-r border-edge forced-color-adjust-none"
              style={{ backgroundColor: hex }}
            />
            <span className="flex items-center gap-1.5 px-3">
              {name}
              <Check
                aria-hidden="true"
                className="hidden size-4 group-aria-pressed:block"
                strokeWidth={1.5}
              />
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}
