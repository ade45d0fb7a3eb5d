import { useId, useState } from 'react'
import { tagLabel } from '#contract/tags.ts'
import { Field } from '#web/ui/field.tsx'
import { TagChips } from '../tag-chips.tsx'
import { TagInput } from '../tag-input.tsx'
import type { ChangeFieldsProps } from './change-fields.ts'
import { tagged } from './changes.ts'

const inOrder = new Intl.Collator('en', { numeric: true })

/** The tags that designs are given, and those that are taken from them. */
export function TagsChange({ designs, onChange }: ChangeFieldsProps) {
  const id = useId()
  const [chosen, setChosen] = useState({ add: [] as string[], remove: [] as string[] })
  const [typed, setTyped] = useState('')
  const { add, remove } = chosen
  const present = [...new Set(designs.flatMap(({ tags }) => tags))].toSorted(inOrder.compare)

  function choose(next: typeof chosen) {
    setChosen(next)
    onChange(next.add.length + next.remove.length > 0 ? tagged(next.add, next.remove) : undefined)
  }

  function toggle(tag: string) {
    const others = remove.filter((other) => other !== tag)
    choose({
      add: add.filter((other) => other !== tag),
      remove: others.length < remove.length ? others : [...remove, tag],
    })
  }

  return (
    <>
      <div>
        <Field label="Add tags">
          {(control) => (
            <TagInput
              {...control}
              chosen={add}
              typed={typed}
              onType={setTyped}
              onAdd={(tag) => choose({ add: [...add, tag], remove: remove.filter((other) => other !== tag) })}
            />
          )}
        </Field>
        <TagChips
          tags={add}
          onRemove={(tag) => choose({ add: add.filter((other) => other !== tag), remove })}
        />
      </div>
      {present.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the grid
        <div role="group" aria-labelledby={id}>
          <p id={id} className="mb-1.5 text-small font-medium">
            Remove tags
          </p>
          <div className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
            {present.map((tag) => (
              <button
                key={tag}
                type="button"
                aria-pressed={remove.includes(tag)}
                onClick={() => toggle(tag)}
                className="min-h-11 border border-edge px-3 text-small -outline-offset-2 wrap-anywhere hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink/6 aria-pressed:line-through lg:min-h-9"
              >
                {tagLabel(tag)}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
