import type { Category } from '#contract/category.ts'
import { Catalogue } from '../catalogue/catalogue.tsx'
import type { DesignList } from '../catalogue/load.ts'
import { home, placeTrail } from '../list-data.ts'
import { Breadcrumb } from '../sheets/breadcrumb.tsx'
import { SubcategoryTabs } from './subcategory-tabs.tsx'
import { wordsOf } from './words.ts'

interface CategorySheetProps {
  /** null for a slug that no category has. */
  category: Category | null
  list: DesignList
  categorySlug: string
  subcategorySlug: string | undefined
}

/** A category, or one of its subcategories: its words, its tabs, its designs. */
export function CategorySheet({ category, list, categorySlug, subcategorySlug }: CategorySheetProps) {
  const subcategory = category?.subcategories.find(({ slug }) => slug === subcategorySlug)
  const intro = subcategory ? subcategory.description : category?.description
  return (
    <div className="sheet pt-8 pb-20 md:pt-12 md:pb-28">
      <Breadcrumb steps={category ? placeTrail({ category, subcategory }).slice(0, -1) : [home]} />
      <h1 className="mt-6 text-display expanded capitalize">
        {subcategorySlug && <span className="text-ink-soft">{wordsOf(categorySlug)} / </span>}
        {wordsOf(subcategorySlug ?? categorySlug)}
      </h1>
      {intro && <p className="mt-6 max-w-[65ch] text-lead text-ink-soft">{intro}</p>}
      {category && category.subcategories.length > 0 && <SubcategoryTabs category={category} />}
      <Catalogue list={list} categories={[]} empty="There are no designs in this subcategory yet." />
    </div>
  )
}
