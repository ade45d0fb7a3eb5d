import type { ComponentProps } from 'react'
import type { Category } from '#contract/category.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type ChoiceProps = Omit<ComponentProps<typeof Select>, 'children'> & { error?: string }

interface PlacementSelectsProps {
  categories: Category[]
  category: ChoiceProps
  subcategory: ChoiceProps
}

/** A category and one of its subcategories. */
export function PlacementSelects({
  categories,
  category: { error, ...category },
  subcategory: { error: subcategoryError, ...subcategory },
}: PlacementSelectsProps) {
  const chosen = categories.find(({ _id }) => _id === category.value)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Category"
        hint={categories.length === 0 ? 'There are no categories yet. Add one under Categories.' : undefined}
        error={error}
      >
        {(control) => (
          <Select {...control} {...category}>
            <option value="">Select a category</option>
            {categories.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Subcategory"
        hint={
          chosen?.subcategories.length === 0
            ? 'This category has no subcategories yet. Add one under Categories.'
            : undefined
        }
        error={subcategoryError}
      >
        {(control) => (
          <Select {...control} {...subcategory} disabled={!category.value}>
            <option value="">Select a subcategory</option>
            {chosen?.subcategories.map(({ _id, name }) => (
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
