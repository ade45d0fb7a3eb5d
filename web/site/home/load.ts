import { activeBanners } from '#web/api/banners.ts'
import { listDesigns } from '#web/api/designs.ts'
import type { Api } from '#web/api/request.ts'
import { listSamples } from '#web/api/samples.ts'
import { listServices } from '#web/api/services.ts'
import { listTestimonials } from '#web/api/testimonials.ts'
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
  return {
    banners,
    services: services.data,
    testimonials: testimonials.data,
    trending: trending.data,
    featured: featured.data,
    newest: newest.data,
    samples,
  }
}
