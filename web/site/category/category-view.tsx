import type { Category } from '#contract/category.ts'
import { listWords } from '#contract/words/list.ts'
import { useWords } from '#web/ui/words.ts'
import { Catalogue } from '../catalogue/catalogue.tsx'
import type { DesignList } from '../catalogue/load.ts'
import { home, placementTrail } from '../search-engines/list-data.ts'
import { Breadcrumb } from '../text-pages/breadcrumb.tsx'
import { SubcategoryTabs } from './subcategory-tabs.tsx'

interface CategoryViewProps {
  /** null for a slug that none has. */
  category: Category | null
  list: DesignList
  categorySlug: string
  subcategorySlug?: string
}

/** A category or one of its subcategories: its description, its tabs, its designs. */
export function CategoryView({ category, list, categorySlug, subcategorySlug }: CategoryViewProps) {
  const subcategory = category ? subcategoryOf(category, subcategorySlug) : undefined
  const trail = trailOf(category, subcategory)
  const intro = subcategory ? subcategory.description : category?.description
  return (
    <div className="page-margins pt-8 pb-20 md:pt-12 md:pb-28">
      <Breadcrumb steps={category ? trail.slice(0, -1) : trail} />
      <h1 className="mt-6 text-display expanded capitalize">
        {subcategorySlug && <span className="text-ink-soft">{readable(categorySlug)} / </span>}
        {readable(subcategorySlug ?? categorySlug)}
      </h1>
      {intro && <p className="mt-6 max-w-line text-lead text-ink-soft">{intro}</p>}
      {category && category.subcategories.length > 0 && <SubcategoryTabs category={category} />}
      <Catalogue list={list} categories={[]} empty={useWords(listWords)('list.empty.category')} />
    </div>
  )
}

/** The way down to a category or one of its subcategories. */
export function trailOf(
  category: Category | null,
  subcategory: Category['subcategories'][number] | undefined,
) {
  return category ? placementTrail({ category, subcategory }) : [home]
}

export function subcategoryOf({ subcategories }: Category, slug: string | undefined) {
  return subcategories.find((subcategory) => subcategory.slug === slug)
}

/** A slug as text: its dashes are spaces. */
export function readable(slug: string): string {
  return slug.replaceAll('-', ' ')
}
