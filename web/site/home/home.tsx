import { Link, useRouteLoaderData } from 'react-router'
import { homeWords } from '#contract/words/home.ts'
import { useWords } from '#web/ui/words.ts'
import { finderEntry } from '../find/served-box.ts'
import { Served } from '../hydration/served.tsx'
import type { SiteData } from '../site-data.ts'
import { CategoryMosaic } from './category-mosaic.tsx'
import { CommissionSteps } from './commission-steps.tsx'
import { DesignGrid, DesignStrip } from './design-rows.tsx'
import { EnquiryPanel } from './enquiry-panel.tsx'
import { Hero } from './hero.tsx'
import type { loadHome } from './load.ts'
import { ServiceSchedule } from './service-schedule.tsx'
import { Testimonials } from './testimonials.tsx'

/** What the home page shows. */
export type HomeContent = Awaited<ReturnType<typeof loadHome>>

/** The highlights, then section after section; one with nothing in it is left out. */
export function Home({ banners, services, testimonials, rows, pictures }: HomeContent) {
  const site = useRouteLoaderData('site/layout') as SiteData
  const { categories } = site
  const say = useWords(homeWords)
  return (
    <>
      <Hero banners={banners} site={site} />
      <div className="page-margins flex flex-col gap-14 py-12 md:gap-32 md:py-24">
        <Served part={finderEntry} props={{}} />
        {categories.length > 0 && <CategoryMosaic categories={categories} pictures={pictures} />}
        {rows.trending.length > 0 && <DesignStrip title={say('home.trending')} designs={rows.trending} />}
        {rows.featured.length > 0 && <DesignGrid title={say('home.featured')} designs={rows.featured} />}
        {rows.others.length > 0 && <DesignStrip title={say('home.more')} designs={rows.others} />}
        <p className="-mt-6 md:-mt-20">
          <Link to="/gallery" className="ruled-link">
            {say('home.gallery')}
          </Link>
        </p>
        {services.length > 0 && <ServiceSchedule services={services} />}
        <CommissionSteps />
        {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      </div>
      <EnquiryPanel settings={site.settings} />
    </>
  )
}
