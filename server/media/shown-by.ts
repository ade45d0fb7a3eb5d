import type { VersionedKind } from '#contract/version.ts'
import type { Db } from '../database/schema.ts'
import type { OwnerKind } from '../files/attachment-owner.ts'
import { findOwners, isKnownKind } from '../files/references/owners.ts'
import { settingsId } from '../settings/editable.ts'

interface Shown {
  kind: VersionedKind
  documentId: string
}

/**
 * Which document keeps versions of what an owner shows; none of an enquiry, whose picture no edit changes, and of what waits to be
 * published, which has none.
 */
const documents: Record<OwnerKind, VersionedKind | undefined> = {
  design: 'design',
  subcategory: 'category',
  service: 'service',
  pricingImage: 'pricing',
  testimonial: 'testimonial',
  banner: 'banner',
  enquiry: undefined,
  pendingChanges: undefined,
  settings: 'settings',
}

/** The documents that show a file and of which earlier versions are kept, each once; what lies in the trash is not among them. */
export async function shownBy(tx: Db, fileId: string): Promise<Shown[]> {
  const attachments = await tx
    .selectFrom('attachment')
    .select(['ownerKind', 'ownerId'])
    .distinct()
    .where('fileId', '=', fileId)
    .orderBy('ownerId')
    .execute()
  const owners = await findOwners(tx, attachments)
  const shown = owners.flatMap(({ id, kind }) => {
    const of = isKnownKind(kind) ? documents[kind] : undefined
    return of ? [{ kind: of, documentId: of === 'settings' ? settingsId : id }] : []
  })
  const categories = await categoriesOf(
    tx,
    shown.filter(({ kind }) => kind === 'category').map(({ documentId }) => documentId),
  )
  const all = shown.map(({ kind, documentId }) => ({
    kind,
    documentId: kind === 'category' ? (categories.get(documentId) ?? documentId) : documentId,
  }))
  return [...new Map(all.map((one) => [one.documentId, one])).values()]
}

/** The category of each subcategory. */
async function categoriesOf(tx: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('subcategory')
    .select(['id', 'categoryId'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, categoryId }) => [id, categoryId]))
}
