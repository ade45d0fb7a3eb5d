import { useRouteLoaderData } from 'react-router'
import { activeBanners } from '#web/api/banners.ts'
import { listDesigns } from '#web/api/designs.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { listServices } from '#web/api/services.ts'
import { listTestimonials } from '#web/api/testimonials.ts'
import { siteBusinessData } from '../business-data.ts'
import type { SiteData } from '../layout.tsx'
import { originOf, pageMeta, siteData } from '../meta.ts'
import type { Route } from './+types/page.ts'
import { CategoryMosaic } from './category-mosaic.tsx'
import { CommissionSteps } from './commission-steps.tsx'
import { DesignGrid, DesignStrip } from './design-rows.tsx'
import { EnquiryPanel } from './enquiry-panel.tsx'
import { Hero } from './hero.tsx'
import { ServiceSchedule } from './service-schedule.tsx'
import { Testimonials } from './testimonials.tsx'

const perRow = 8
const newestFetched = 24

async function load(api: Api) {
  const [banners, services, testimonials, trending, featured, newest] = await Promise.all([
    activeBanners(api),
    listServices(api),
    listTestimonials(api),
    listDesigns(api, { trending: true, limit: perRow }),
    listDesigns(api, { featured: true, limit: perRow }),
    listDesigns(api, { limit: newestFetched }),
  ])
  return {
    banners,
    services: services.data,
    testimonials: testimonials.data,
    trending: trending.data,
    featured: featured.data,
    newest: newest.data,
  }
}

export function loader({ context }: Route.LoaderArgs) {
  return loadOnServer(context, load)
}

export function clientLoader() {
  return load(api)
}

export function meta({ matches }: Route.MetaArgs) {
  const settings = siteData(matches)?.settings
  return [
    ...pageMeta(matches, {
      title: settings?.metaTitle || settings?.websiteName || '',
      isWholeTitle: true,
      description:
        settings?.metaDescription ||
        'Architecture, elevations, floor plans and interiors: browse the designs and ask for the one that fits your plot.',
      path: '/',
    }),
    ...(settings ? [{ 'script:ld+json': siteBusinessData(originOf(matches), settings) }] : []),
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const site = useRouteLoaderData('site/layout') as SiteData
  const { banners, services, testimonials, trending, featured, newest } = loaderData
  const shown = new Set([...trending, ...featured].map(({ _id }) => _id))
  const others = newest.filter(({ _id }) => !shown.has(_id)).slice(0, perRow)
  return (
    <>
      <Hero banners={banners} websiteName={site.settings.websiteName} />
      <Sections>
        {site.categories.length > 0 && <CategoryMosaic categories={site.categories} designs={newest} />}
        {trending.length > 0 && <DesignStrip title="Trending" designs={trending} />}
        {featured.length > 0 && <DesignGrid title="Featured designs" designs={featured} />}
        {others.length > 0 && <DesignStrip title="Newest" designs={others} />}
        {services.length > 0 && <ServiceSchedule services={services} />}
        <CommissionSteps />
        {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      </Sections>
      <EnquiryPanel settings={site.settings} />
    </>
  )
}

function Sections({ children }: { children: React.ReactNode }) {
  return <div className="sheet flex flex-col gap-20 py-16 md:gap-32 md:py-24">{children}</div>
}
