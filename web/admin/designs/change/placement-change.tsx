import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useCategories } from '../use-categories.ts'
import type { ChangeFieldsProps } from './change-fields.ts'
import { movedTo } from './changes.ts'

/** Where designs are moved. */
export function PlacementChange({ onChange }: ChangeFieldsProps) {
  const categories = useCategories()
  const [place, setPlace] = useState({ category: '', subcategory: '' })
  const category = categories.find(({ _id }) => _id === place.category)

  function choose(next: typeof place) {
    setPlace(next)
    const { subcategory } = next
    onChange(category && subcategory ? movedTo({ category, subcategory }) : undefined)
  }

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Category">
        {(control) => (
          <Select
            {...control}
            value={place.category}
            onChange={({ target }) => choose({ category: target.value, subcategory: '' })}
          >
            <option value="">Select a category</option>
            {categories.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Subcategory">
        {(control) => (
          <Select
            {...control}
            value={place.subcategory}
            disabled={!category}
            onChange={({ target }) => choose({ ...place, subcategory: target.value })}
          >
            <option value="">Select a subcategory</option>
            {category?.subcategories.map(({ _id, name }) => (
              <option key={_id} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
