import type { About } from '#contract/enquiry.ts'
import { idPattern } from '#contract/identity.ts'
import { isPostgres } from '../database/client.ts'
import { toRupees } from '../database/money.ts'
import type { Db } from '../database/schema.ts'
import { type Attachment, imageOf, readAttachments, writeAttachments } from '../files/attachments.ts'
import { readSample } from '../samples/document.ts'

const role = 'about'

/** What an enquiry keeps of what it was about: enough to know it again when it is gone. Its picture is attached. */
type Kept = Pick<About, 'code' | 'title' | 'price'>

/** What a visitor asked about: a design of the firm's own by its id, or a sample by its code. */
export interface Asked {
  designId: string | null
  about: Kept | null
}

/**
 * What the id that came with an enquiry names; nothing where it names nothing. A design is held until the transaction
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
    .select(['id', 'code', 'title', 'price'])
    .where('id', '=', id)
    .$if(isPostgres(tx), (query) => query.forKeyShare())
    .executeTakeFirst()
}

/** Keeps the design's first picture with the enquiry, so that it stays when the design goes. */
export async function keepPicture(tx: Db, enquiryId: string, designId: string): Promise<void> {
  const [picture] = await readAttachments(tx, [designId], ['image'])
  if (picture) await writeAttachments(tx, { kind: 'enquiry', id: enquiryId, role }, [picture])
}

/** The pictures that these enquiries keep. */
export function readKeptPictures(db: Db, enquiryIds: string[]): Promise<Attachment[]> {
  return readAttachments(db, enquiryIds, [role])
}

/** What an answer says of it. @param kept as the row has it @param picture what the enquiry keeps */
export function aboutOf(kept: string | null, picture: Attachment | undefined): About | null {
  if (!kept) return null
  const { code, title, price }: Kept = JSON.parse(kept)
  const sample = readSample(code)
  const image = sample?.images[0] ?? (picture ? imageOf(picture, title) : null)
  return { code, title, price, image, isSample: sample !== undefined }
}
