import { type Dashboard, designsToBegin } from '#contract/dashboard.ts'
import { isoDayOf } from '#contract/dates.ts'
import { type DesignGap, designGaps } from '#contract/design-query.ts'
import type { Db } from '../database/schema.ts'
import { countDesigns } from '../designs/repository.ts'
import { readEnquiries } from '../enquiries/document.ts'
import { listEnquiries } from '../enquiries/repository.ts'
import { readSettings } from '../settings/repository.ts'
import { readEnquired, readWaiting } from './enquired.ts'
import { countByStatus } from './enquiry-counts.ts'
import { countBanners, countRows, findFirstAdministrator, findWithGap } from './repository.ts'

const newestShown = 6

/** What the back-office's first page shows at that moment. @param isMailing whether new enquiries are mailed */
export async function readDashboard(db: Db, isMailing: boolean, now = new Date()): Promise<Dashboard> {
  const today = isoDayOf(now)
  const [waiting, enquired, newest, counts, gaps] = await Promise.all([
    readWaiting(db, today),
    readEnquired(db, today),
    readNewest(db),
    readCounts(db),
    Promise.all(designGaps.map((missing) => readGap(db, missing))),
  ])
  const firstSteps = { ...(await readFirstSteps(db, counts.designs)), mail: isMailing }
  return { today, waiting, ...enquired, newest, counts, gaps, firstSteps }
}

async function readNewest(db: Db): Promise<Dashboard['newest']> {
  return readEnquiries(db, await listEnquiries(db, { sort: 'newest', page: 1, limit: newestShown }))
}

async function readCounts(db: Db): Promise<Dashboard['counts']> {
  const [enquiries, designs, categories, testimonials, banners] = await Promise.all([
    countByStatus(db),
    countRows(db, 'design'),
    countRows(db, 'category'),
    countRows(db, 'testimonial'),
    countBanners(db),
  ])
  return { enquiries, designs, categories, testimonials, ...banners }
}

async function readGap(db: Db, missing: DesignGap): Promise<Dashboard['gaps'][number]> {
  const [count, designs] = await Promise.all([countDesigns(db, { missing }), findWithGap(db, missing)])
  return { missing, count, designs }
}

async function readFirstSteps(db: Db, designs: number): Promise<Omit<Dashboard['firstSteps'], 'mail'>> {
  const [{ contactPhone, paymentSettings }, administrator] = await Promise.all([
    readSettings(db),
    findFirstAdministrator(db),
  ])
  return {
    contactPhone: contactPhone !== '',
    qrCode: paymentSettings.bankDetails.qrCodeUrl !== '',
    password: Boolean(administrator?.passwordChangedAt),
    administrator: administrator?.email ?? '',
    designs: designs >= designsToBegin,
  }
}
