import { tagLabel } from '#contract/tags.ts'

interface TagSuggestionsProps {
  id: string
  tags: string[]
  /** Which one the keyboard stands on; -1 for none. */
  active: number
  /** The last one is made on the fly. */
  isNew: boolean
  onChoose: (tag: string) => void
}

/** The list under the tag input. The input keeps the focus and steers it. */
export function TagSuggestions({ id, tags, active, isNew, onChoose }: TagSuggestionsProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Tags"
      className="absolute inset-x-0 top-full z-20 max-h-60 overflow-y-auto border border-ink bg-paper"
    >
      {tags.map((tag, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input's keys choose
        // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
        <div
          key={tag}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === active}
          ref={(element) => {
            if (index === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(tag)}
          className="cursor-pointer px-3 py-2 text-small hover:bg-ink/6 aria-selected:bg-ink/10"
        >
          {isNew && index === tags.length - 1 ? `Create “${tagLabel(tag)}”` : tagLabel(tag)}
        </div>
      ))}
    </div>
  )
}
