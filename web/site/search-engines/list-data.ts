import { categoryPath } from '#contract/category-path.ts'
import type { DesignSummary } from '#contract/design.ts'
import { designPath } from '#contract/design-path.ts'

export interface Step {
  name: string
  path: string
}

export const home: Step = { name: 'Home', path: '/' }

type Named = { name: string; slug: string }

/** The way from the home page to a category, or to one of its subcategories. */
export function placementTrail({ category, subcategory }: { category: Named; subcategory?: Named }): Step[] {
  const own = { name: category.name, path: categoryPath(category) }
  if (!subcategory?.slug) return [home, own]
  return [home, own, { name: subcategory.name, path: categoryPath(category, subcategory) }]
}

/** What search engines read of the way to a page, that page included. */
export function breadcrumbData(origin: string, trail: Step[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** What search engines read of a list: its designs in their order. */
export function itemListData(origin: string, designs: Pick<DesignSummary, 'code' | 'title'>[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: designs.map((design, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: design.title,
      url: origin + designPath(design),
    })),
  }
}
