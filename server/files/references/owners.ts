import { dayOf } from '#contract/dates.ts'
import type { Db } from '../../database/schema.ts'
import type { OwnerKind, SettingsOwnerId } from '../attachment-owner.ts'

const idsAtOnce = 500

/** The document of an attachment as its row names it. */
export interface OwnerReference {
  /** Null in rows written before kinds were stored, or by a version that stores none. */
  ownerKind: string | null
  ownerId: string
}

/** What a document that shows files is called in the back-office. */
export interface Owner {
  id: string
  name: string
  isInTrash?: boolean
}

export type Finder = (db: Db, ids: string[]) => Promise<Owner[]>

/** How documents of each kind are found. */
export const finders: Record<OwnerKind, Finder> = {
  design: findDesigns,
  subcategory: findSubcategories,
  service: findServices,
  pricingImage: findPricingImages,
  testimonial: findTestimonials,
  banner: findBanners,
  enquiry: findEnquiries,
  pendingChanges: findPendingChanges,
  settings: findSettings,
}

const settingsNames: Record<SettingsOwnerId, string> = {
  settings: 'the QR code of the payment settings',
  termsAndConditions: 'the text "Terms & Conditions"',
  privacyPolicy: 'the text "Privacy Policy"',
  aboutUs: 'the text "About Us"',
  logo: 'the logo for paper',
  logoOnDark: 'the logo for the dark ground',
}

/** Whether this version knows documents of the kind, so that one that it does not find is gone. */
export function isKnownKind(kind: string | null): kind is OwnerKind {
  return kind !== null && Object.hasOwn(finders, kind)
}

/** Those of the referenced documents that exist; one whose kind is not stored is looked for among all kinds. */
export async function findOwners(db: Db, references: OwnerReference[]): Promise<Owner[]> {
  const found: Owner[] = []
  for (const [kind, find] of Object.entries(finders)) {
    const sought = references.filter(({ ownerKind }) => ownerKind === kind || ownerKind === null)
    const ids = [...new Set(sought.map(({ ownerId }) => ownerId))]
    for (let start = 0; start < ids.length; start += idsAtOnce)
      found.push(...(await find(db, ids.slice(start, start + idsAtOnce))))
  }
  return [...found, ...(await findInTrash(db, without(references, found)))]
}

function without(references: OwnerReference[], found: Owner[]): string[] {
  const ids = new Set(references.map(({ ownerId }) => ownerId))
  for (const { id } of found) ids.delete(id)
  return [...ids]
}

/** What shows files in the trash: they stay with it, so that it can be restored. */
async function findInTrash(db: Db, ids: string[]): Promise<Owner[]> {
  const found: Owner[] = []
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const rows = await db
      .selectFrom('trashKey')
      .innerJoin('trash', 'trash.id', 'trashKey.trashId')
      .select(['trashKey.key', 'trash.name'])
      .where('trashKey.key', 'in', ids.slice(start, start + idsAtOnce))
      .execute()
    found.push(...rows.map(({ key, name }) => ({ id: key, name: `"${name}" in the trash`, isInTrash: true })))
  }
  return found
}

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

async function findPendingChanges(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db.selectFrom('pendingChanges').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => ({ id, name: `the pending changes of "${name}"` }))
}

async function findSettings(_db: Db, ids: string[]): Promise<Owner[]> {
  const named = new Map(Object.entries(settingsNames))
  return ids.flatMap((id) => {
    const name = named.get(id)
    return name ? [{ id, name }] : []
  })
}
