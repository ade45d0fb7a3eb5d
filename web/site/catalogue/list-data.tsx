import { JsonLd } from '../search-engines/json-ld.tsx'
import { breadcrumbData, itemListData, type Step } from '../search-engines/list-data.ts'
import { useOrigin } from '../search-engines/origin.ts'
import type { DesignList } from './load.ts'

/** What search engines read of a list, and of the way to it. */
export function ListData({ list, trail }: { list: DesignList; trail: Step[] }) {
  const origin = useOrigin()
  const shown = [...list.designs, ...list.samples]
  return (
    <>
      <JsonLd data={import.meta.env.SSR && breadcrumbData(origin, trail)} />
      {shown.length > 0 && <JsonLd data={import.meta.env.SSR && itemListData(origin, shown)} />}
    </>
  )
}
