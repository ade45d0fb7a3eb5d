import { type Dashboard, designsToBegin, type FirstSteps, followUpsShown } from '#contract/dashboard.ts'
import { isoDayOf } from '#contract/dates.ts'
import { type DesignGap, designGaps } from '#contract/design-query.ts'
import { backupWarning } from '../backup/warning.ts'
import { inTurns } from '../concurrency.ts'
import type { Db } from '../database/schema.ts'
import type { DesignIndex } from '../designs/index/design-index.ts'
import { readEnquiries } from '../enquiries/document.ts'
import { countByStatus, countEnquiries, listEnquiries } from '../enquiries/repository.ts'
import { everything } from '../publishing/scope.ts'
import { readSettings } from '../settings/repository.ts'
import { readAnswered } from './answered.ts'
import { readEnquired, readWaiting } from './enquired.ts'
import { countBanners, countRows, findFirstAdministrator, findNamed } from './repository.ts'
import { readToPublish } from './to-publish.ts'

const newestShown = 6
const mostNamed = 3

/** What the back-office's first page shows at that moment. @param isMailing whether new enquiries are mailed */
export async function readDashboard(db: Db, designIndex: DesignIndex, isMailing: boolean, now = new Date()) {
  const today = isoDayOf(now)
  const [waiting, answered, followUps, enquired, newest, counts, gaps, toPublish, warning] = await inTurns(
    () => readWaiting(db, today),
    () => readAnswered(db, today),
    () => readFollowUps(db),
    () => readEnquired(db, today),
    () => readNewest(db),
    () => readCounts(db),
    () => inTurns(...designGaps.map((missing) => () => readGap(db, designIndex, missing))),
    () => readToPublish(db),
    () => backupWarning(db, now),
  )
  const firstSteps = { ...(await readFirstSteps(db, counts.designs)), mail: isMailing }
  const ofSite = { gaps, toPublish, backupWarning: warning, firstSteps }
  return { today, waiting, answered, followUps, ...enquired, newest, counts, ...ofSite }
}

async function readFollowUps(db: Db): Promise<Dashboard['followUps']> {
  const due = { followUp: 'due' } as const
  const first = await listEnquiries(db, { ...due, sort: 'followUp', page: 1, limit: followUpsShown })
  return { count: await countEnquiries(db, due), first: await readEnquiries(db, first) }
}

async function readNewest(db: Db): Promise<Dashboard['newest']> {
  return readEnquiries(db, await listEnquiries(db, { sort: 'newest', page: 1, limit: newestShown }))
}

async function readCounts(db: Db) {
  const [enquiries, designs, categories, testimonials, banners] = await inTurns(
    () => countByStatus(db),
    () => countRows(db, 'design'),
    () => countRows(db, 'category'),
    () => countRows(db, 'testimonial'),
    () => countBanners(db),
  )
  return { enquiries, designs, categories, testimonials, ...banners }
}

async function readGap(
  db: Db,
  designIndex: DesignIndex,
  missing: DesignGap,
): Promise<Dashboard['gaps'][number]> {
  const { ids, total } = await designIndex.find({ missing, page: 1, limit: mostNamed }, everything)
  return { missing, count: total, designs: await findNamed(db, ids) }
}

async function readFirstSteps(db: Db, designs: number): Promise<Omit<FirstSteps, 'mail'>> {
  const [{ contactPhone, paymentSettings }, administrator] = await Promise.all([
    readSettings(db),
    findFirstAdministrator(db),
  ])
  return {
    contactPhone: contactPhone !== '',
    qrCode: paymentSettings.bankDetails.qrCodeUrl !== '' || paymentSettings.upiId !== '',
    password: Boolean(administrator?.passwordChangedAt),
    administrator: administrator?.email ?? '',
    designs: designs >= designsToBegin,
  }
}
