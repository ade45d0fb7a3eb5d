import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import { listBanners } from '#web/api/banners.ts'
import { listDesigns } from '#web/api/designs.ts'
import { listEnquiries } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { countEnquiries } from '../enquiries/count.ts'
import { later } from '../loaded.tsx'
import { adminMeta } from '../meta.ts'
import { PageHead } from '../page-head.tsx'
import { loadSignedIn } from '../session.ts'
import type { Route } from './+types/page.ts'
import { Banners } from './banners.tsx'
import { Figure } from './figure.tsx'
import { NewestEnquiries } from './newest-enquiries.tsx'

const newest = 6

export function meta() {
  return adminMeta('Dashboard')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const banners = later(listBanners(api, { limit: limits.list.most }))
  return loadSignedIn(request, async (api) => {
    const [fresh, contacted, resolved, designs, enquiries] = await Promise.all([
      countEnquiries(api, 'new'),
      countEnquiries(api, 'contacted'),
      countEnquiries(api, 'resolved'),
      listDesigns(api, { limit: 1 }),
      listEnquiries(api, { limit: newest }),
    ])
    return {
      fresh,
      contacted,
      resolved,
      designs: designs.pagination.total,
      enquiries: enquiries.data,
      banners,
    }
  })
}

export default function Dashboard({
  loaderData: { fresh, contacted, resolved, designs, enquiries, banners },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Dashboard" />
      <dl className="grid grid-cols-2 border-t border-ink lg:grid-cols-4">
        <Figure label="New enquiries" count={fresh} to="/admin/enquiries?status=new" isUrgent={fresh > 0} />
        <Figure label="Contacted enquiries" count={contacted} to="/admin/enquiries?status=contacted" />
        <Figure label="Resolved enquiries" count={resolved} to="/admin/enquiries?status=resolved" />
        <Figure label="Designs" count={designs} to="/admin/designs" />
      </dl>
      {designs === 0 && (
        <p className="mt-4 text-small">
          The catalogue is empty, so visitors see the built-in samples.{' '}
          <Link to="/admin/designs/new" className="ruled-link text-laterite">
            Add the first design
          </Link>
        </p>
      )}
      <NewestEnquiries enquiries={enquiries} />
      <Banners banners={banners} />
    </>
  )
}
