import { useState } from 'react'
import { PlacementSelects } from '../placement-selects.tsx'
import { useCategories } from '../use-categories.ts'
import type { ChangeFieldsProps } from './change-fields.ts'
import { movedTo } from './changes.ts'

/** The category and subcategory that designs are moved to. */
export function PlacementChange({ onChange }: ChangeFieldsProps) {
  const categories = useCategories()
  const [chosen, setChosen] = useState({ category: '', subcategory: '' })
  const category = categories.find(({ _id }) => _id === chosen.category)

  function choose(next: typeof chosen) {
    setChosen(next)
    const { subcategory } = next
    onChange(category && subcategory ? movedTo({ category, subcategory }) : undefined)
  }

  return (
    <PlacementSelects
      categories={categories}
      category={{
        value: chosen.category,
        onChange: ({ target }) => choose({ category: target.value, subcategory: '' }),
      }}
      subcategory={{
        value: chosen.subcategory,
        onChange: ({ target }) => choose({ ...chosen, subcategory: target.value }),
      }}
    />
  )
}
