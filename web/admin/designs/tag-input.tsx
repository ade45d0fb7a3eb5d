import type { KeyboardEvent, Ref } from 'react'
import { tagLabel } from '#contract/tags.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import type { ControlProps } from '#web/ui/field.tsx'
import { tagChoices } from './tag-choices.ts'

interface TagInputProps extends ControlProps {
  ref?: Ref<HTMLInputElement>
  chosen: readonly string[]
  typed: string
  onType: (typed: string) => void
  onAdd: (tag: string) => void
  onBlur?: () => void
}

/** Where a tag is found in the fixed list, or created. The list is open from the first letter to the choice. */
export function TagInput({ chosen, typed, onType, onAdd, ...control }: TagInputProps) {
  const { offered, made, first } = tagChoices(typed, chosen)

  function add(tag: string | undefined) {
    if (tag) onAdd(tag)
    onType('')
  }

  function offer(text: string) {
    const { offered, first } = tagChoices(text, chosen)
    return { values: offered, first }
  }

  /** Where the list is closed Enter takes what it would have taken; it never sends the form. */
  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(offered[first])
  }

  return (
    <Combobox
      {...control}
      listLabel="Tags"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={addByEnter}
      offer={offer}
      textOf={(tag) => (tag === made ? `Create “${tagLabel(tag)}”` : tagLabel(tag))}
      onChoose={add}
    />
  )
}
