import type { Banner } from '#contract/banner.ts'

type Placed = Pick<Banner, '_id' | 'displayOrder'>

/** The banners whose place changes when the one at `index` goes one step up (-1) or down (1), each with its new one. */
export function placesAfter<B extends Placed>(banners: B[], index: number, step: -1 | 1): B[] {
  const target = index + step
  const [moving, other] = [banners[index], banners[target]]
  if (!moving || !other) return []
  const next = banners.with(index, other).with(target, moving)
  return next
    .map((banner, displayOrder) => ({ ...banner, displayOrder }))
    .filter(
      ({ _id, displayOrder }) => banners.find((banner) => banner._id === _id)?.displayOrder !== displayOrder,
    )
}
