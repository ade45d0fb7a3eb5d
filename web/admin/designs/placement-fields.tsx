import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { Category } from '#contract/category.ts'
import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { DesignTyped } from './form-values.ts'

/** What the design is called and where it belongs. */
export function PlacementFields({ categories }: { categories: Category[] }) {
  const { setValue } = useFormContext<DesignTyped>()
  const [cleared, setCleared] = useState<Pick<DesignTyped, 'category' | 'subcategory'> | null>(null)
  const { field: category, fieldState } = useController<DesignTyped, 'category'>({ name: 'category' })
  const { field: subcategory, fieldState: subcategoryState } = useController<DesignTyped, 'subcategory'>({
    name: 'subcategory',
  })
  const subcategories = categories.find(({ _id }) => _id === category.value)?.subcategories ?? []

  function choose(next: string | undefined) {
    if (subcategory.value) setCleared({ category: category.value, subcategory: subcategory.value })
    category.onChange(next)
    setValue('subcategory', '')
  }

  function undo() {
    setCleared(null)
    category.onChange(cleared?.category)
    setValue('subcategory', cleared?.subcategory)
  }

  return (
    <>
      <TextField name="title" label="Title" most={limits.title.max} isRequired />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category" error={fieldState.error?.message}>
          {(control) => (
            <Select {...control} {...category} onChange={({ target }) => choose(target.value)} aria-required>
              <option value="">Select a category</option>
              {categories.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Subcategory" error={subcategoryState.error?.message}>
          {(control) => (
            <Select {...control} {...subcategory} disabled={!category.value} aria-required>
              <option value="">Select a subcategory</option>
              {subcategories.map(({ _id, name }) => (
                <option key={_id} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p role="status" className="-mt-3 text-small text-ink-soft empty:hidden">
        {cleared && !subcategory.value && (
          <>
            {`The subcategory ${cleared.subcategory} belongs to the other category. `}
            <button type="button" onClick={undo} className="min-h-11 ruled-link md:min-h-6">
              Undo
            </button>
          </>
        )}
      </p>
    </>
  )
}
