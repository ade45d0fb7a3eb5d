import { useEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { Category } from '#contract/category.ts'
import { everyCategory } from '#web/api/categories.ts'
import { api } from '#web/api/request.ts'
import type { DesignTyped } from './design-definition.ts'
import { PlacementSelects } from './placement-selects.tsx'

/** The category and subcategory of a design. Another category clears the subcategory, which can be undone. */
export function PlacementFields({ categories: loaded }: { categories: Category[] }) {
  const { setValue } = useFormContext<DesignTyped>()
  const [cleared, setCleared] = useState<Pick<DesignTyped, 'category' | 'subcategory'> | null>(null)
  const { field: category, fieldState } = useController<DesignTyped, 'category'>({ name: 'category' })
  const { field: subcategory, fieldState: subcategoryState } = useController<DesignTyped, 'subcategory'>({
    name: 'subcategory',
  })

  const isRefused = [fieldState, subcategoryState].some(({ error }) => error?.type === 'unknown-reference')
  const categories = useRefreshed(loaded, isRefused)

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
      <PlacementSelects
        categories={categories}
        category={{
          ...category,
          'aria-required': true,
          error: fieldState.error?.message,
          onChange: ({ target }) => choose(target.value),
        }}
        subcategory={{ ...subcategory, 'aria-required': true, error: subcategoryState.error?.message }}
      />
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

/** The categories as they are by now, once one that was chosen is refused because it is gone. */
function useRefreshed(loaded: Category[], isRefused: boolean): Category[] {
  const [now, setNow] = useState(loaded)
  useEffect(() => setNow(loaded), [loaded])
  useEffect(() => {
    if (isRefused)
      everyCategory(api, { status: 'any' })
        .then(setNow)
        .catch(() => {})
  }, [isRefused])
  return now
}
