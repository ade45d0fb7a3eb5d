import { useEffect, useState } from 'react'
import type { Category } from '#contract/category.ts'
import { everyCategory } from '#web/api/categories.ts'
import { api } from '#web/api/request.ts'

/** The categories to choose from; none where they cannot be read, and what is around stands without the choice. */
export function useCategories(): Category[] {
  const [categories, setCategories] = useState<Category[]>([])
  useEffect(() => {
    let isHere = true
    everyCategory(api, { status: 'any' })
      .then((all) => isHere && setCategories(all))
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [])
  return categories
}
