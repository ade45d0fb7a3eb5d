import type { About, EnquiryCreate } from '#contract/enquiry.ts'
import type { DesignImageInput } from '#contract/file.ts'
import { readPlotName } from '#contract/fit/plot-name.ts'
import { idPattern } from '#contract/identity.ts'
import { isPostgres } from '../database/client.ts'
import { toRupees } from '../database/money.ts'
import type { Db } from '../database/schema.ts'
import { type Attachment, imageOf, readAttachments, writeAttachments } from '../files/attachments.ts'
import { readPublicSample, readSample } from '../samples/document.ts'
import { idsOf } from '../shortlists/named.ts'
import { findShortlist, listChosen } from '../shortlists/repository.ts'
import type { Asked, StoredAbout, StoredChosen, StoredDesign } from './columns.ts'

/** What came with an enquiry that says what it is about. */
type Beside = Pick<EnquiryCreate, 'designId' | 'shortlist' | 'plot' | 'search' | 'page' | 'image'>

/** What an enquiry is about, with the pictures that it shows of it. */
interface Found extends Asked {
  pictures: { about: DesignImageInput[]; chosen: DesignImageInput[] }
}

/**
 * What came with an enquiry, looked up; nothing of what names nothing that visitors see. Its designs are held until the
 * transaction ends, so that none is deleted meanwhile.
 */
export async function findAsked(tx: Db, beside: Beside): Promise<Found> {
  const { designId, shortlist, image, plot, search, page } = beside
  const [named] = designId === undefined ? [] : await idsOf(tx, [designId.toLowerCase()])
  const design = await findDesign(tx, named)
  const inView = design?.pictures.find(({ fileId }) => fileId === image)
  const first = inView ?? design?.pictures[0]
  const chosen = shortlist === undefined ? [] : await findChosen(tx, shortlist)
  const chosenPictures = chosen.flatMap(({ pictures: [picture] }) => picture ?? [])
  const list: StoredChosen[] = chosen.map(({ stored, pictures: [picture] }) => ({
    ...stored,
    picture: picture ? chosenPictures.indexOf(picture) : null,
  }))
  const about: StoredAbout = {
    ...design?.stored,
    ...(inView && design?.id === null && { samplePicture: inView.fileId }),
    ...(list.length > 0 && { list }),
    ...(plot !== undefined && readPlotName(plot) && { plot }),
    ...(search !== undefined && { search }),
    ...(page !== undefined && { page }),
  }
  return {
    designId: design?.id ?? null,
    about: Object.keys(about).length > 0 ? about : null,
    pictures: {
      about: first && design?.id ? [first] : [],
      chosen: chosenPictures,
    },
  }
}

interface FoundDesign {
  /** Null of a sample. */
  id: string | null
  stored: StoredDesign
  /** A sample's are its own: they need not be attached to stay. */
  pictures: DesignImageInput[]
}

async function findDesign(tx: Db, id = ''): Promise<FoundDesign | undefined> {
  const row = idPattern.test(id) ? await findPublic(tx, id.toLowerCase()) : undefined
  if (row) {
    const { code, title, price } = row
    return {
      id: row.id,
      stored: { code, title, price: toRupees(price === null ? null : Number(price)) },
      pictures: await readAttachments(tx, [row.id], ['image']),
    }
  }
  const sample = await readPublicSample(tx, id)
  if (!sample) return undefined
  const { code, title, basePrice, discountPrice, images } = sample
  return { id: null, stored: { code, title, price: discountPrice ?? basePrice }, pictures: images }
}

function findPublic(tx: Db, id: string) {
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

/** The designs of a shortlist that visitors see, in its order; of samples without pictures. */
async function findChosen(tx: Db, key: string): Promise<FoundDesign[]> {
  const shortlist = await findShortlist(tx, key)
  const chosen: FoundDesign[] = []
  for (const { designId } of shortlist ? await listChosen(tx, shortlist.id) : []) {
    const design = await findDesign(tx, designId)
    if (design) chosen.push(design.id === null ? { ...design, pictures: [] } : design)
  }
  return chosen
}

/** Attaches the pictures of what it is about to the enquiry, so that they stay when the designs go. */
export async function attachPictures(
  tx: Db,
  id: string,
  { about, chosen }: Found['pictures'],
): Promise<void> {
  if (about.length > 0) await writeAttachments(tx, { kind: 'enquiry', id, role: 'about' }, about)
  if (chosen.length > 0) await writeAttachments(tx, { kind: 'enquiry', id, role: 'chosen' }, chosen)
}

/** The pictures that these enquiries have of their own. */
export function readPictures(db: Db, enquiryIds: string[]): Promise<Attachment[]> {
  return readAttachments(db, enquiryIds, ['about', 'chosen'])
}

/** What a response says of it. @param stored as the row has it @param pictures the enquiry's own */
export function aboutOf(stored: StoredAbout | null, pictures: Attachment[]): About | null {
  if (!stored) return null
  const { code, title, price = null, samplePicture, list = [], plot, search, page } = stored
  const [picture] = pictures.filter(({ role }) => role === 'about')
  const chosen = pictures.filter(({ role }) => role === 'chosen')
  const one =
    code === undefined ? undefined : shownOf({ code, title: title ?? '', price }, picture, samplePicture)
  return {
    ...(one ?? { code: null, title: null, price: null, image: null, isSample: false }),
    list: list.map(({ picture, ...design }) =>
      shownOf(design, picture === null ? undefined : chosen[picture]),
    ),
    plot: plot ?? null,
    search: search ?? null,
    page: page ?? null,
  }
}

function shownOf({ code, title, price }: StoredDesign, picture: Attachment | undefined, inView?: string) {
  const sample = readSample(code)
  const ofSample = sample?.images.find(({ fileId }) => fileId === inView) ?? sample?.images[0]
  return { code, title, price, image: imageBeside(), isSample: sample !== undefined }

  function imageBeside() {
    if (!ofSample) return picture ? imageOf(picture, title) : null
    const { kind: _, ...image } = ofSample
    return image
  }
}
