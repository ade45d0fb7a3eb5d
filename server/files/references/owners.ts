import { dayOf } from '#contract/dates.ts'
import type { Db } from '../../database/schema.ts'

const idsAtOnce = 500
/** What the settings show, each part under a name of its own. */
const settings = new Map([
  ['settings', 'the QR code of the payment settings'],
  ['termsAndConditions', 'the text "Terms & Conditions"'],
  ['privacyPolicy', 'the text "Privacy Policy"'],
  ['aboutUs', 'the text "About Us"'],
])

/** What a document that shows files is called in the back-office. */
export interface Owner {
  id: string
  name: string
}

/** Those of the documents `ids` that exist. */
export async function findOwners(db: Db, ids: string[]): Promise<Owner[]> {
  const found: Owner[] = []
  for (let start = 0; start < ids.length; start += idsAtOnce)
    for (const find of kinds) found.push(...(await find(db, ids.slice(start, start + idsAtOnce))))
  return found
}

/** Every kind of document that shows files. */
const kinds = [
  findDesigns,
  findSubcategories,
  findServices,
  findPricingImages,
  findTestimonials,
  findBanners,
  findEnquiries,
  findSettings,
]

async function findDesigns(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db.selectFrom('design').select(['id', 'title', 'code']).where('id', 'in', ids).execute()
  return rows.map(({ id, title, code }) => ({ id, name: `the design "${title}" (${code})` }))
}

async function findSubcategories(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db
    .selectFrom('subcategory')
    .innerJoin('category', 'category.id', 'subcategory.categoryId')
    .select(['subcategory.id', 'subcategory.name', 'category.name as categoryName'])
    .where('subcategory.id', 'in', ids)
    .execute()
  return rows.map(({ id, name, categoryName }) => ({
    id,
    name: `the subcategory "${name}" of "${categoryName}"`,
  }))
}

async function findServices(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db.selectFrom('service').select(['id', 'title']).where('id', 'in', ids).execute()
  return rows.map(({ id, title }) => ({ id, name: `the service "${title}"` }))
}

async function findPricingImages(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db
    .selectFrom('pricingImage')
    .select(['id', 'createdAt'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, createdAt }) => ({ id, name: `the pricing image of ${dayOf(createdAt)}` }))
}

async function findTestimonials(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db
    .selectFrom('testimonial')
    .select(['id', 'clientName'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, clientName }) => ({ id, name: `the testimonial of "${clientName}"` }))
}

async function findBanners(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db.selectFrom('banner').select(['id', 'title']).where('id', 'in', ids).execute()
  return rows.map(({ id, title }) => ({ id, name: `the banner "${title}"` }))
}

async function findEnquiries(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db.selectFrom('enquiry').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => ({ id, name: `the enquiry of "${name}"` }))
}

async function findSettings(_db: Db, ids: string[]): Promise<Owner[]> {
  return ids.flatMap((id) => {
    const name = settings.get(id)
    return name ? [{ id, name }] : []
  })
}
