import { dayOf } from '#contract/dates.ts'
import type { PublishedKind } from '#contract/publishing.ts'
import type { Db } from '../../database/schema.ts'
import type { OwnerKind, SettingsOwnerId } from '../attachment-owner.ts'

const idsAtOnce = 500

/** The document of an attachment as its row names it. */
export interface OwnerReference {
  /** Null in rows written before kinds were stored, or by a version that stores none. */
  ownerKind: string | null
  ownerId: string
}

/** A document that shows files. */
interface Owner {
  id: string
  /** As a sentence calls it: 'the design "…" (…)'. */
  name: string
  /** What it is called itself. */
  title: string
  /** The page of the back-office where it is kept. */
  link: string
  isInTrash?: boolean
}

/** An owner, with its kind; null of what lies in the trash. */
export type FoundOwner = Owner & { kind: OwnerKind | null }

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

type SettingsTab = 'website' | 'identity'

const settingsNames: Record<SettingsOwnerId, [name: string, title: string, tab: SettingsTab]> = {
  settings: ['the QR code of the payment settings', 'QR code', 'website'],
  termsAndConditions: ['the text "Terms & Conditions"', 'Terms & Conditions', 'website'],
  privacyPolicy: ['the text "Privacy Policy"', 'Privacy Policy', 'website'],
  aboutUs: ['the text "About Us"', 'About Us', 'website'],
  logo: ['the logo for paper', 'Logo for paper', 'identity'],
  logoOnDark: ['the logo for the dark ground', 'Logo for the dark ground', 'identity'],
}

/** Whether this version knows documents of the kind, so that one that it does not find is gone. */
export function isKnownKind(kind: string | null): kind is OwnerKind {
  return kind !== null && Object.hasOwn(finders, kind)
}

/** Those of the referenced documents that exist; one whose kind is not stored is looked for among all kinds. */
export async function findOwners(db: Db, references: OwnerReference[]): Promise<FoundOwner[]> {
  const found: FoundOwner[] = []
  for (const [kind, find] of Object.entries(finders) as [OwnerKind, Finder][]) {
    const sought = references.filter(({ ownerKind }) => ownerKind === kind || ownerKind === null)
    const ids = [...new Set(sought.map(({ ownerId }) => ownerId))]
    for (let start = 0; start < ids.length; start += idsAtOnce)
      for (const owner of await find(db, ids.slice(start, start + idsAtOnce))) found.push({ ...owner, kind })
  }
  return [...found, ...(await findInTrash(db, without(references, found)))]
}

function without(references: OwnerReference[], found: FoundOwner[]): string[] {
  const ids = new Set(references.map(({ ownerId }) => ownerId))
  for (const { id } of found) ids.delete(id)
  return [...ids]
}

/** What shows files in the trash: they stay with it, so that it can be restored. */
async function findInTrash(db: Db, ids: string[]): Promise<FoundOwner[]> {
  const found: FoundOwner[] = []
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const rows = await db
      .selectFrom('trashKey')
      .innerJoin('trash', 'trash.id', 'trashKey.trashId')
      .select(['trashKey.key', 'trash.name'])
      .where('trashKey.key', 'in', ids.slice(start, start + idsAtOnce))
      .execute()
    found.push(
      ...rows.map(({ key, name }) => ({
        ...{ id: key, kind: null, name: `"${name}" in the trash`, title: name },
        ...{ link: '/admin/trash', isInTrash: true },
      })),
    )
  }
  return found
}

async function findDesigns(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db.selectFrom('design').select(['id', 'title', 'code']).where('id', 'in', ids).execute()
  return rows.map(({ id, title, code }) => ({
    id,
    name: `the design "${title}" (${code})`,
    title: `${title} (${code})`,
    link: `/admin/designs/${id}/edit`,
  }))
}

async function findSubcategories(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db
    .selectFrom('subcategory')
    .innerJoin('category', 'category.id', 'subcategory.categoryId')
    .select(['subcategory.id', 'subcategory.name', 'categoryId', 'category.name as categoryName'])
    .where('subcategory.id', 'in', ids)
    .execute()
  return rows.map(({ id, name, categoryId, categoryName }) => ({
    id,
    name: `the subcategory "${name}" of "${categoryName}"`,
    title: `${categoryName}, ${name}`,
    link: `/admin/categories/${categoryId}/edit`,
  }))
}

async function findServices(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db.selectFrom('service').select(['id', 'title']).where('id', 'in', ids).execute()
  return rows.map(({ id, title }) => ({
    ...{ id, name: `the service "${title}"`, title },
    link: `/admin/services/${id}/edit`,
  }))
}

async function findPricingImages(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db
    .selectFrom('pricingImage')
    .select(['id', 'createdAt'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, createdAt }) => ({
    id,
    name: `the pricing image of ${dayOf(createdAt)}`,
    title: `Pricing image of ${dayOf(createdAt)}`,
    link: `/admin/services/pricing/${id}/edit`,
  }))
}

async function findTestimonials(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db
    .selectFrom('testimonial')
    .select(['id', 'clientName'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, clientName }) => ({
    ...{ id, name: `the testimonial of "${clientName}"`, title: clientName },
    link: `/admin/testimonials/${id}/edit`,
  }))
}

async function findBanners(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db.selectFrom('banner').select(['id', 'title']).where('id', 'in', ids).execute()
  return rows.map(({ id, title }) => ({
    ...{ id, name: `the banner "${title}"`, title },
    link: `/admin/banners/${id}/edit`,
  }))
}

async function findEnquiries(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db.selectFrom('enquiry').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => ({
    ...{ id, name: `the enquiry of "${name}"`, title: name },
    link: `/admin/enquiries/${id}`,
  }))
}

async function findPendingChanges(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db
    .selectFrom('pendingChanges')
    .select(['id', 'kind', 'documentId', 'name'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, kind, documentId, name }) => ({
    ...{ id, name: `the pending changes of "${name}"`, title: name },
    link: pageOf(kind, documentId),
  }))
}

/** Where a document that has pending changes is kept. */
function pageOf(kind: PublishedKind, id: string): string {
  if (kind === 'pricing') return `/admin/services/pricing/${id}/edit`
  return `/admin/${kind === 'category' ? 'categories' : `${kind}s`}/${id}/edit`
}

async function findSettings(_db: Db, ids: string[]): Promise<Owner[]> {
  const named = new Map(Object.entries(settingsNames))
  return ids.flatMap((id) => {
    const [name, title, tab] = named.get(id) ?? []
    return name && title ? [{ id, name, title, link: `/admin/settings?tab=${tab}` }] : []
  })
}
