import { X } from 'lucide-react'
import { tagLabel } from '#contract/tags.ts'

interface TagChipsProps {
  tags: string[]
  onRemove: (tag: string) => void
}

export function TagChips({ tags, onRemove }: TagChipsProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Chosen tags" className="mt-3 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="flex max-w-full items-center border border-edge pl-3 text-small">
          <span className="min-w-0 wrap-anywhere">{tagLabel(tag)}</span>
          <button
            type="button"
            aria-label={`Remove ${tagLabel(tag)}`}
            onClick={() => onRemove(tag)}
            className="grid size-9 shrink-0 place-items-center -outline-offset-4 hover:bg-ink/6"
          >
            <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
          </button>
        </li>
      ))}
    </ul>
  )
}
