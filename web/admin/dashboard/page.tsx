import { Suspense } from 'react'
import { Await } from 'react-router'
import { weekdayOf } from '#contract/dates.ts'
import { limits } from '#contract/limits.ts'
import { listBanners } from '#web/api/banners.ts'
import { getDashboard } from '#web/api/dashboard.ts'
import { api } from '#web/api/request.ts'
import { getVisits } from '#web/api/visits.ts'
import { Banners } from '../banners/list.tsx'
import { Loaded, later, onceShown } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { useMay } from '../session/use-may.ts'
import { VisitsSection } from '../visits/section.tsx'
import type { Route } from './+types/page.ts'
import { BackupWarning } from './backup-warning.tsx'
import { Catalogue, keepsSite } from './catalogue.tsx'
import { EnquiryOrigins } from './enquiry-origins.tsx'
import { FirstSteps } from './first-steps.tsx'
import { FollowUps } from './follow-ups.tsx'
import { NewestEnquiries } from './newest-enquiries.tsx'
import { OverTime } from './over-time.tsx'
import { ToPublish } from './to-publish.tsx'
import { UnansweredEnquiries } from './unanswered-enquiries.tsx'

export function meta() {
  return adminMeta('Dashboard')
}

export function clientLoader() {
  const dashboard = later(getDashboard(api))
  const banners = onceShown(() => listBanners(api, { status: 'any', limit: limits.list.most }))
  const visits = later(getVisits(api, { days: 30 }))
  return { dashboard, banners, visits, settled: Promise.allSettled([dashboard, visits]) }
}

/** Another period of the plotted line needs nothing new. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

export default function DashboardPage({
  loaderData: { dashboard, banners, visits, settled },
}: Route.ComponentProps) {
  const ownBanners = useMay('content') && banners()
  return (
    <>
      <PageHead title="Dashboard" note={weekdayOf(new Date())} />
      <div className="grid grid-cols-1 gap-12">
        <Loaded promise={dashboard} loading="Loading dashboard...">
          {(shown) => (
            <div className="grid grid-cols-1 gap-12">
              {shown.backupWarning && <BackupWarning text={shown.backupWarning} />}
              <UnansweredEnquiries waiting={shown.waiting} answered={shown.answered} counts={shown.counts} />
              <FollowUps followUps={shown.followUps} />
              {shown.firstSteps && (
                <FirstSteps firstSteps={shown.firstSteps} designs={shown.counts.designs ?? 0} />
              )}
              <NewestEnquiries enquiries={shown.newest} />
              {shown.toPublish && <ToPublish toPublish={shown.toPublish} />}
              <OverTime days={shown.days} />
              <EnquiryOrigins days={shown.days} byState={shown.byState} byDesign={shown.byDesign} />
              {keepsSite(shown.counts) && <Catalogue counts={shown.counts} gaps={shown.gaps} />}
            </div>
          )}
        </Loaded>
        <Suspense>
          <Await resolve={settled}>
            <Loaded promise={visits} loading="Loading visits...">
              {(loaded) => <VisitsSection visits={loaded} />}
            </Loaded>
          </Await>
        </Suspense>
        {/* Below everything else, so that nothing pushes it down. */}
        <Suspense>
          <Await resolve={settled}>{ownBanners && <Banners banners={ownBanners} />}</Await>
        </Suspense>
      </div>
    </>
  )
}
