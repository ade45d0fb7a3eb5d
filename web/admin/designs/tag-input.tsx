import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { tagLabel } from '#contract/tags.ts'
import type { ControlProps } from '#web/ui/field.tsx'
import { Suggestions } from '#web/ui/suggestions.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { tagChoices } from './tag-choices.ts'

interface TagInputProps extends ControlProps {
  ref?: Ref<HTMLInputElement>
  chosen: readonly string[]
  onAdd: (tag: string) => void
  onBlur?: () => void
}

/** Where a tag is found in the fixed list, or made. The list is open from the first letter to the choice. */
export function TagInput({ ref, chosen, onAdd, onBlur, ...control }: TagInputProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [stepped, setStepped] = useState<number>()
  const { offered, made, first } = tagChoices(typed, chosen)
  const active = stepped ?? first
  const isShown = isOpen && offered.length > 0

  function show(next: boolean) {
    setOpen(next)
    setStepped(undefined)
  }

  function add(tag: string | undefined) {
    if (tag) onAdd(tag)
    setTyped('')
    show(false)
  }

  function step(by: 1 | -1) {
    const last = offered.length - 1
    setOpen(true)
    if (!isShown && typed === '') setStepped(by > 0 ? 0 : last)
    else setStepped(active + by > last ? 0 : active + by < 0 ? last : active + by)
  }

  function steer(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') add(offered[active])
    else if (event.key === 'Escape' && isOpen) show(false)
    else if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <TextInput
        {...control}
        ref={ref}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          show(true)
        }}
        onClick={() => show(true)}
        onBlur={() => {
          show(false)
          onBlur?.()
        }}
        onKeyDown={steer}
      />
      {isShown && (
        <Suggestions
          id={listId}
          label="Tags"
          values={offered}
          textOf={(tag) => (tag === made ? `Create “${tagLabel(tag)}”` : tagLabel(tag))}
          active={active}
          onChoose={add}
        />
      )}
    </div>
  )
}
