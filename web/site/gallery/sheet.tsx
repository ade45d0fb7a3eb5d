import type { Category } from '#contract/category.ts'
import { Catalogue } from '../catalogue/catalogue.tsx'
import type { DesignList } from '../catalogue/load.ts'
import { home } from '../list-data.ts'
import { Breadcrumb } from '../sheets/breadcrumb.tsx'

interface GallerySheetProps {
  list: DesignList
  categories: Category[]
}

/** Every design, and what narrows them. */
export function GallerySheet({ list, categories }: GallerySheetProps) {
  return (
    <div className="sheet pt-8 pb-20 md:pt-12 md:pb-28">
      <Breadcrumb steps={[home]} />
      <h1 className="mt-6 text-display expanded">Gallery</h1>
      <Catalogue
        list={list}
        categories={categories}
        empty="The first designs are still on the drawing board."
      />
    </div>
  )
}
