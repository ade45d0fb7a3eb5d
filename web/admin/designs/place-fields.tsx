import { useFormContext, useWatch } from 'react-hook-form'
import type { Category } from '#contract/category.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { DesignTyped } from './form-values.ts'

/** What the design is called and where it belongs. */
export function PlaceFields({ categories }: { categories: Category[] }) {
  const { register, setValue, formState } = useFormContext<DesignTyped>()
  const { errors } = formState
  const chosen = useWatch<DesignTyped, 'category'>({ name: 'category' })
  const subcategories = categories.find(({ _id }) => _id === chosen)?.subcategories ?? []
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        {(control) => <TextInput {...control} {...register('title')} aria-required />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category" error={errors.category?.message}>
          {(control) => (
            <Select
              {...control}
              {...register('category', { onChange: () => setValue('subcategory', '') })}
              aria-required
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
        <Field label="Subcategory" error={errors.subcategory?.message}>
          {(control) => (
            <Select {...control} {...register('subcategory')} disabled={!chosen} aria-required>
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
    </>
  )
}
