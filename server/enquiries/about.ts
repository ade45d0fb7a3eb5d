import type { About } from '#contract/enquiry.ts'
import { idPattern } from '#contract/identity.ts'
import { isPostgres } from '../database/client.ts'
import { toRupees } from '../database/money.ts'
import type { Db } from '../database/schema.ts'
import { type Attachment, imageOf, readAttachments, writeAttachments } from '../files/attachments.ts'
import { readSample } from '../samples/document.ts'
import type { Asked, StoredAbout } from './columns.ts'

const role = 'about'

/**
 * What the id that came with an enquiry names; nothing where it names nothing that visitors see. A design is held until the transaction
 * ends, so that it is not deleted meanwhile.
 */
export async function findAsked(tx: Db, id = ''): Promise<Asked> {
  const design = idPattern.test(id) ? await findDesign(tx, id.toLowerCase()) : undefined
  if (design) {
    const { code, title, price } = design
    return {
      designId: design.id,
      about: { code, title, price: toRupees(price === null ? null : Number(price)) },
    }
  }
  const sample = readSample(id)
  if (!sample) return { designId: null, about: null }
  const { code, title, basePrice, discountPrice } = sample
  return { designId: null, about: { code, title, price: discountPrice ?? basePrice } }
}

function findDesign(tx: Db, id: string) {
  return tx
    .selectFrom('design')
    .innerJoin('category', 'category.id', 'design.categoryId')
    .select(['design.id', 'code', 'title', 'price'])
    .where('design.id', '=', id)
    .where('design.isPublic', '=', 1)
    .where('category.isPublic', '=', 1)
    .$if(isPostgres(tx), (query) => query.forKeyShare('design'))
    .executeTakeFirst()
}

/** Attaches the design's first picture to the enquiry, so that it stays when the design goes. */
export async function attachPicture(tx: Db, enquiryId: string, designId: string): Promise<void> {
  const [picture] = await readAttachments(tx, [designId], ['image'])
  if (picture) await writeAttachments(tx, { kind: 'enquiry', id: enquiryId, role }, [picture])
}

/** The pictures that these enquiries have of their own. */
export function readPictures(db: Db, enquiryIds: string[]): Promise<Attachment[]> {
  return readAttachments(db, enquiryIds, [role])
}

/** What a response says of it. @param stored as the row has it @param picture the enquiry's own */
export function aboutOf(stored: StoredAbout | null, picture: Attachment | undefined): About | null {
  if (!stored) return null
  const { code, title } = stored
  const sample = readSample(code)
  const image = sample?.images[0] ?? (picture ? imageOf(picture, title) : null)
  return { ...stored, image, isSample: sample !== undefined }
}
