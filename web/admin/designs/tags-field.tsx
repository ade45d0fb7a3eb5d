import { type KeyboardEvent, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { tagLabel, tagOptions, tagValue } from '#contract/tags.ts'
import { Field } from '#web/ui/field.tsx'
import { Suggestions } from '#web/ui/suggestions.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { errorMessage } from '../error-message.ts'
import type { DesignTyped } from './form-values.ts'
import { TagChips } from './tag-chips.tsx'

/** Tags picked from the fixed list or made on the fly. */
export function TagsField() {
  const { field, fieldState } = useController<DesignTyped, 'tags'>({ name: 'tags' })
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const words = tagValue(typed)
  const isNew = words !== '' && ![...tagOptions, ...field.value].some((tag) => tag === words)
  const found = tagOptions.filter((tag) => !field.value.includes(tag) && tag.includes(words))
  const choices = isNew ? [...found, words] : found
  const isShown = isOpen && choices.length > 0

  function add(tag: string) {
    if (tag && !field.value.includes(tag)) field.onChange([...field.value, tag])
    setTyped('')
    setActive(-1)
  }

  function steer(event: KeyboardEvent) {
    if (event.key === 'Enter') add(choices[active] ?? words)
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      setActive((active + step + choices.length + (active < 0 && step < 0 ? 1 : 0)) % choices.length || 0)
    } else return
    event.preventDefault()
  }

  return (
    <div>
      <Field
        label="Tags"
        hint="Choose from the list, or type a new one and press Enter"
        error={errorMessage(fieldState.error)}
      >
        {(control) => (
          <div className="relative">
            <TextInput
              {...control}
              ref={field.ref}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isShown}
              aria-controls={listId}
              aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setActive(-1)
                setOpen(true)
              }}
              onFocus={() => setOpen(true)}
              onBlur={() => {
                setOpen(false)
                field.onBlur()
              }}
              onKeyDown={steer}
            />
            {isShown && (
              <Suggestions
                id={listId}
                label="Tags"
                values={choices}
                textOf={(tag) => (isNew && tag === words ? `Create “${tagLabel(tag)}”` : tagLabel(tag))}
                active={active}
                onChoose={add}
              />
            )}
          </div>
        )}
      </Field>
      <TagChips
        tags={field.value}
        onRemove={(tag) => field.onChange(field.value.filter((other) => other !== tag))}
      />
      <p role="status" className="sr-only">
        {field.value.length > 0 && `Tags: ${field.value.map(tagLabel).join(', ')}`}
      </p>
    </div>
  )
}
