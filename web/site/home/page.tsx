import { Link, useRouteLoaderData } from 'react-router'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { siteBusinessData } from '../search-engines/business-data.ts'
import { JsonLd } from '../search-engines/json-ld.tsx'
import { pageMeta, siteData } from '../search-engines/meta.ts'
import { useOrigin } from '../search-engines/origin.ts'
import type { SiteData } from '../site-data.ts'
import type { Route } from './+types/page.ts'
import { CategoryMosaic } from './category-mosaic.tsx'
import { CommissionSteps } from './commission-steps.tsx'
import { DesignGrid, DesignStrip } from './design-rows.tsx'
import { EnquiryPanel } from './enquiry-panel.tsx'
import { Hero } from './hero.tsx'
import { loadHome } from './load.ts'
import { ServiceSchedule } from './service-schedule.tsx'
import { Testimonials } from './testimonials.tsx'

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, loadHome)
export const clientLoader = () => loadHome(api)

export function meta({ matches }: Route.MetaArgs) {
  const settings = siteData(matches)?.settings
  return pageMeta(matches, {
    title: settings?.metaTitle || settings?.websiteName || '',
    isWholeTitle: true,
    description:
      settings?.metaDescription ||
      'Architecture, elevations, floor plans and interiors: browse the designs and ask for the one that fits your plot.',
    path: '/',
  })
}

/** The highlights, then section after section; one with nothing in it is left out. */
export default function HomePage({
  loaderData: { banners, services, testimonials, rows, pictures },
}: Route.ComponentProps) {
  const { categories, settings } = useRouteLoaderData('site/layout') as SiteData
  const origin = useOrigin()
  return (
    <>
      <JsonLd data={import.meta.env.SSR && siteBusinessData(origin, settings)} />
      <Hero banners={banners} websiteName={settings.websiteName} />
      <div className="page-margins flex flex-col gap-14 py-12 md:gap-32 md:py-24">
        {categories.length > 0 && <CategoryMosaic categories={categories} pictures={pictures} />}
        {rows.trending.length > 0 && <DesignStrip title="Trending" designs={rows.trending} />}
        {rows.featured.length > 0 && <DesignGrid title="Featured designs" designs={rows.featured} />}
        {rows.others.length > 0 && <DesignStrip title="More designs" designs={rows.others} />}
        <p className="-mt-6 md:-mt-20">
          <Link to="/gallery" className="ruled-link">
            All designs in the gallery
          </Link>
        </p>
        {services.length > 0 && <ServiceSchedule services={services} />}
        <CommissionSteps />
        {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      </div>
      <EnquiryPanel settings={settings} />
    </>
  )
}
