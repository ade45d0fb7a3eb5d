import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { tagLabel } from '#contract/tags.ts'
import { rescueFocus } from '../page/focus.ts'

interface TagChipsProps {
  tags: string[]
  onRemove: (tag: string) => void
}

export function TagChips({ tags, onRemove }: TagChipsProps) {
  if (tags.length === 0) return null

  /** The keyboard goes on from the tag beside it, or from the input above. */
  function remove({ currentTarget }: MouseEvent<HTMLButtonElement>, tag: string) {
    const chip = currentTarget.closest('li')
    const field = chip?.closest('ul')?.parentElement
    const beside = chip?.nextElementSibling ?? chip?.previousElementSibling
    onRemove(tag)
    beside?.querySelector('button')?.focus()
    if (!beside) rescueFocus(() => field?.querySelector('input'))
  }

  return (
    <ul aria-label="Chosen tags" className="mt-3 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="flex max-w-full items-center border border-edge pl-3 text-small">
          <span className="min-w-0 wrap-anywhere">{tagLabel(tag)}</span>
          <button
            type="button"
            aria-label={`Remove ${tagLabel(tag)}`}
            onClick={(event) => remove(event, tag)}
            className="grid size-9 shrink-0 place-items-center -outline-offset-4 hover:bg-ink/6"
          >
            <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
          </button>
        </li>
      ))}
    </ul>
  )
}
