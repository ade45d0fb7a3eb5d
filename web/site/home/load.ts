import type { DesignSummary } from '#contract/design.ts'
import { activeBanners } from '#web/api/active-banners.ts'
import { listDesigns } from '#web/api/designs.ts'
import type { Api } from '#web/api/request.ts'
import { listSamples } from '#web/api/samples.ts'
import { listServices } from '#web/api/services.ts'
import { listTestimonials } from '#web/api/testimonials.ts'
import { pictureOf } from '../design-cards/card.ts'
import { arrange } from './arrange.ts'
import { designsPerRow } from './designs-per-row.ts'

const newestFetched = 24

/** What the home page shows. */
export async function loadHome(api: Api) {
  const [banners, services, testimonials, trending, featured, newest, samples] = await Promise.all([
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
    pictures: picturesOf([...newest.data, ...samples]),
  }
}

/** What stands for each category, by its slug: the first of these designs that has a picture. */
function picturesOf(designs: DesignSummary[]) {
  const shown = designs.filter(({ images }) => images.length > 0)
  const byCategory = Map.groupBy(shown, ({ category }) => category.slug)
  return Object.fromEntries([...byCategory].map(([slug, [first]]) => [slug, pictureOf(first?.images[0])]))
}
