import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Insertable } from 'kysely'
import { pino } from 'pino'
import { nextNumber } from '#server/database/counter.ts'
import type { Db, Schema } from '#server/database/schema.ts'
import { openDependencies } from '#server/dependencies.ts'
import { codeOf, firstNumber } from '#server/designs/codes.ts'
import { designColumns } from '#server/designs/columns.ts'
import { contentKeyOf } from '#server/enquiries/repeated.ts'
import { insertEnquiry } from '#server/enquiries/repository.ts'
import { readEnv } from '#server/env.ts'
import type { Files } from '#server/files/files.ts'
import { newId } from '#server/ids.ts'
import { drawElevation } from './elevation.ts'
import { pickEarly, seeded } from './random.ts'
import { designTexts, enquiryTexts } from './texts.ts'

export interface Filling {
  designs: number
  enquiries?: number
  /** Different pictures, given to the designs in turn. */
  pictures?: number
  /** Puts all designs into one category. */
  categorySlug?: string
}

export interface Filled {
  designs: number
  /** File ids. */
  pictures: string[]
  /** One of the designs. */
  design: { id: string; code: string }
}

const batch = 250
const picturesOfOne = 3

/** Fills the data of a product that is not running, through the product's own modules; the same in every run. */
export async function fill(environment: Record<string, string>, filling: Filling): Promise<Filled> {
  const { dependencies, close } = await openDependencies(readEnv(environment), pino({ level: 'silent' }))
  const { db, files } = dependencies
  try {
    const pictures = await drawPictures(files, filling.pictures ?? 6)
    const design = await db.transaction().execute(async (tx) => {
      const made = await addDesigns(tx, filling, pictures)
      await addEnquiries(tx, filling.enquiries ?? 0)
      return made
    })
    return { designs: filling.designs, pictures, design }
  } finally {
    await close()
  }
}

async function drawPictures(files: Files, count: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-pictures-'))
  const ids: string[] = []
  for (let number = 0; number < count; number++) {
    const name = `elevation-${number}.jpg`
    const path = join(folder, name)
    await writeFile(path, await drawElevation(number))
    ids.push((await files.accept({ path, name })).id)
  }
  await rm(folder, { recursive: true })
  return ids
}

async function addDesigns(tx: Db, { designs, categorySlug }: Filling, pictures: string[]) {
  const random = seeded(designs)
  const places = await readPlaces(tx, categorySlug)
  let design = { id: '', code: '' }
  for (let done = 0; done < designs; done += batch) {
    const rows: Insertable<Schema['design']>[] = []
    const attachments: Insertable<Schema['attachment']>[] = []
    for (let index = done; index < Math.min(designs, done + batch); index++) {
      const texts = designTexts(random)
      const place = pickEarly(random, places)
      const number = await nextNumber(tx, 'design', firstNumber)
      const id = newId()
      const now = new Date().toISOString()
      design = { id, code: await codeOf(place.slug, number) }
      const { categoryId, subcategoryId } = place
      rows.push({
        ...designColumns.row(texts),
        ...design,
        ...{ number, categoryId, subcategoryId, createdAt: now, updatedAt: now },
      })
      for (let position = 0; position < Math.min(picturesOfOne, pictures.length); position++)
        attachments.push({
          ...({ ownerKind: 'design', ownerId: id, role: 'image', position } as const),
          fileId: pictures[(index + position) % pictures.length] ?? '',
          alt: '',
          kind: null,
        })
    }
    await tx.insertInto('design').values(rows).execute()
    if (attachments.length > 0) await tx.insertInto('attachment').values(attachments).execute()
  }
  await tx.updateTable('file').set({ unusedSince: null }).where('id', 'in', pictures).execute()
  return design
}

/** Every subcategory, with its category. */
function readPlaces(tx: Db, categorySlug: string | undefined) {
  return tx
    .selectFrom('subcategory')
    .innerJoin('category', 'category.id', 'subcategory.categoryId')
    .select(['category.slug', 'categoryId', 'subcategory.id as subcategoryId'])
    .$if(categorySlug !== undefined, (query) => query.where('category.slug', '=', categorySlug ?? ''))
    .orderBy('subcategory.id')
    .execute()
}

async function addEnquiries(tx: Db, count: number): Promise<void> {
  const random = seeded(1)
  for (let number = 0; number < count; number++) {
    const asked = { designId: null, about: null }
    const enquiry = enquiryTexts(random, number)
    await insertEnquiry(tx, { ...enquiry, ...asked, noticeHash: null }, contentKeyOf(enquiry, asked))
  }
}
