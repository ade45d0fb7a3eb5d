import type { Category } from '#contract/category.ts'
import type { DesignSummary } from '#contract/design.ts'
import { activeBanners } from '#web/api/active-banners.ts'
import { everyCategory } from '#web/api/categories.ts'
import { listDesigns } from '#web/api/designs.ts'
import type { Api } from '#web/api/request.ts'
import { listSamples } from '#web/api/samples.ts'
import { listServices } from '#web/api/services.ts'
import { listTestimonials } from '#web/api/testimonials.ts'
import { pictureOf } from '../design-cards/card.ts'
import { arrange } from './arrange.ts'
import { designsPerRow } from './designs-per-row.ts'

const newestFetched = 24
/** Among how many of a category one with a picture is looked for. */
const lookedThrough = 8

/** What the home page shows. */
export async function loadHome(api: Api) {
  const [categories, banners, services, testimonials, trending, featured, newest, samples] =
    await Promise.all([
      everyCategory(api),
      activeBanners(api),
      listServices(api),
      listTestimonials(api),
      listDesigns(api, { trending: true, limit: designsPerRow }),
      listDesigns(api, { featured: true, limit: designsPerRow }),
      listDesigns(api, { limit: newestFetched }),
      listSamples(api),
    ])
  const rows = arrange({ trending: trending.data, featured: featured.data, newest: newest.data }, samples)
  return {
    banners,
    services: services.data,
    testimonials: testimonials.data,
    rows,
    pictures: await picturesOf(api, categories, [...newest.data, ...samples]),
  }
}

/** What stands for each category, by its slug: the first of these designs that has a picture, else the newest of its own. */
async function picturesOf(api: Api, categories: Category[], designs: DesignSummary[]) {
  const pictures = categories.map(async ({ slug }) => {
    const first = (all: DesignSummary[]) =>
      all.find(({ category, images }) => category.slug === slug && images[0])?.images[0]
    const own = { categorySlug: slug, limit: lookedThrough }
    const image = first(designs) ?? first((await listDesigns(api, own)).data)
    const picture = pictureOf(image)
    return [slug, picture && { ...picture, kind: image?.kind ?? null }] as const
  })
  return Object.fromEntries(await Promise.all(pictures))
}
