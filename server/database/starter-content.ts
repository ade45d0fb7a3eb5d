import { fileURLToPath } from 'node:url'
import { settingsDefaults } from '#contract/settings.ts'
import { hashPassword, newPassword } from '../accounts/passwords.ts'
import { insertAccount } from '../accounts/repository.ts'
import { bannerColumns } from '../banners/columns.ts'
import { banners } from '../banners/repository.ts'
import { insertCategory, insertSubcategory } from '../categories/repository.ts'
import type { Env } from '../env.ts'
import { writeAttachments } from '../files/attachments.ts'
import type { Files } from '../files/files.ts'
import { serviceColumns } from '../services/columns.ts'
import { services } from '../services/repository.ts'
import { storedSettings } from '../settings/repository.ts'
import type { Db } from './schema.ts'

const samples = new URL('../../samples/', import.meta.url)

const categories = [
  {
    name: 'Architecture',
    description: 'Houses drawn from the ground up: plan, section and structure thought through together.',
    subcategories: ['Bungalow', 'Villa', 'Farmhouse', 'Compact'],
  },
  {
    name: 'Elevation',
    description: 'The face of a house: proportion, openings, material and shade.',
    subcategories: ['Modern', 'Classic', 'Minimalist'],
  },
  {
    name: 'Floor Plan',
    description: 'Plans by area, with rooms that work on a working day.',
    subcategories: ['Under 1000 sqft', '1000-1200 sqft', 'Above 3000 sqft'],
  },
  {
    name: 'Interior',
    description: 'Rooms drawn to the last shelf, with the light they stand in.',
    subcategories: ['Living Room', 'Bedroom', 'Kitchen'],
  },
]

const starterServices = [
  {
    title: 'Architectural design',
    description: 'From a first sketch on your plot to drawings that a contractor can build from.',
  },
  {
    title: 'Elevation design',
    description: 'A front for a new house or an old one, with materials and details named.',
  },
  {
    title: 'Floor planning',
    description: 'A plan for your plot, your family and the rules of your municipality.',
  },
  {
    title: 'Interior design',
    description: 'Rooms, storage, lighting and finishes, drawn and scheduled.',
  },
  {
    title: 'Site visits',
    description: 'We come to the site at the stages that matter and write down what we saw.',
  },
]

/**
 * Lays down, on the first start of an empty database, an administrator and content that can be changed or deleted.
 * Of several processes that start at once, one does it. The password is printed where the environment gives none.
 */
export async function addStarterContent(db: Db, files: Files, env: Env): Promise<void> {
  if (await db.selectFrom('setting').select('id').executeTakeFirst()) return
  const media = await acceptPicture(files, 'starter-banner.webp')
  const thumbnail = await acceptPicture(files, 'starter-banner-tall.webp')
  const password = env.ADMIN_PASSWORD ?? newPassword()
  const email = env.ADMIN_EMAIL ?? 'admin@example.com'
  const passwordHash = await hashPassword(password)
  const administrator = await db.transaction().execute(async (tx) => {
    if (!(await claim(tx))) return undefined
    const account = await insertAccount(tx, { email, name: 'Administrator', passwordHash, role: 'owner' })
    for (const category of categories) await addCategory(tx, category)
    for (const [displayOrder, service] of starterServices.entries())
      await services.insert(tx, serviceColumns.row({ ...service, displayOrder }))
    await addBanner(tx, { media, thumbnail })
    return account
  })
  if (administrator && env.ADMIN_PASSWORD === undefined)
    console.log(`Administrator ${email} with the password ${password} (shown this once)`)
}

/** Writes the settings' row; the process that does owns the first start. */
async function claim(tx: Db): Promise<boolean> {
  const claimed = await tx
    .insertInto('setting')
    .values({ id: 1, document: storedSettings(settingsDefaults), updatedAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

async function acceptPicture(files: Files, name: string): Promise<string> {
  return (await files.accept({ path: fileURLToPath(new URL(name, samples)), name })).id
}

async function addCategory(tx: Db, { name, description, subcategories }: (typeof categories)[number]) {
  const { id } = await insertCategory(tx, { name, description })
  for (const [position, subcategory] of subcategories.entries())
    await insertSubcategory(tx, id, { name: subcategory, position })
}

async function addBanner(tx: Db, pictures: { media: string; thumbnail: string }) {
  const banner = bannerColumns.row({
    title: 'Houses, drawn with care',
    subtitle: 'Architecture, elevations, floor plans and interiors, from the first line to the last shelf.',
    isActive: true,
  })
  const id = await banners.insert(tx, banner)
  const alt =
    'Models of three houses on a sheet of paper: white card, plywood and red brick, with ball trees and small figures'
  for (const role of ['media', 'thumbnail'] as const)
    await writeAttachments(tx, { kind: 'banner', id, role }, [{ fileId: pictures[role], alt }])
}
