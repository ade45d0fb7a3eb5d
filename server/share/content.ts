import { ownAccent, usedAccent } from '#contract/accent.ts'
import type { Identity } from '#contract/firm-identity.ts'
import { formatRupees, priceOf } from '#contract/prices.ts'
import type { Shortlist } from '#contract/shortlist.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { siteWords } from '#contract/words/site.ts'
import { readBanners } from '../banners/document.ts'
import { listActiveBanners } from '../banners/repository.ts'
import { listShownCategories } from '../categories/repository.ts'
import type { Db } from '../database/schema.ts'
import { readDesign } from '../designs/document.ts'
import { focusOf } from '../files/attachments.ts'
import { findAnyFile } from '../files/built-in.ts'
import { isVideo } from '../files/pictures/sniff.ts'
import { isPublic } from '../publishing/rows.ts'
import { readPublicSample } from '../samples/document.ts'
import { readSettings } from '../settings/repository.ts'
import type { Card } from './card.ts'
import { mostInGrid } from './grid.ts'

const mostRows = 5

/** What the card of a design says: its title, and its code, category and price in the title block. */
export async function designCard(db: Db, idOrCode: string): Promise<Card | undefined> {
  const design = (await readPublicSample(db, idOrCode)) ?? (await readDesign(db, idOrCode))
  if (!design || (!design.isStatic && !(await isPublic(db, 'design', design._id)))) return undefined
  const { websiteName, identity, words } = await readSettings(db)
  const price = priceOf(design)
  return {
    ...(await pictureWithFocus(db, design.images[0]?.fileId)),
    firm: websiteName,
    ...(await lookOf(db, identity)),
    title: design.title,
    rows: [
      design.code,
      design.subcategory.name,
      price === null ? wordsOf(siteWords, words)('site.price.none') : formatRupees(price),
    ],
  }
}

/** What the card of every other page says: the firm, beside the picture that opens the home page. */
export async function siteCard(db: Db): Promise<Card> {
  const { websiteName, identity } = await readSettings(db)
  const banners = await readBanners(db, await listActiveBanners(db))
  const categories = await listShownCategories(db, mostRows)
  const first = banners.find(({ type }) => type === 'image')
  return {
    ...(await pictureWithFocus(db, first?.mediaUrl)),
    firm: '',
    ...(await lookOf(db, identity)),
    title: websiteName,
    rows: categories.map(({ name }) => name),
  }
}

/** What the card of a shortlist says: its name and the codes of its designs, beside the first four of them. */
export async function shortlistCard(db: Db, { name, designs, leftOut }: Shortlist): Promise<Card> {
  const { websiteName, identity } = await readSettings(db)
  const found = await Promise.all(
    designs.slice(0, mostInGrid).map(({ images }) => pictureOf(db, images[0]?.fileId)),
  )
  const [file, ...others] = found.filter((picture) => picture !== undefined)
  const beyond = designs.length + leftOut - mostRows
  const codes = designs.slice(0, beyond > 0 ? mostRows - 1 : mostRows).map(({ code }) => code)
  return {
    ...{ file, others, focus: file ? focusOf(file) : null },
    firm: websiteName,
    ...(await lookOf(db, identity)),
    title: name || 'Shortlist',
    rows: beyond > 0 ? [...codes, `+ ${beyond + 1}`] : codes,
  }
}

async function lookOf(db: Db, { logo, accent }: Identity) {
  return { logo: await pictureOf(db, logo?.fileId), accent: usedAccent(accent || ownAccent).onPaper }
}

async function pictureWithFocus(db: Db, fileId: string | undefined) {
  const file = await pictureOf(db, fileId)
  return { file, focus: file ? focusOf(file) : null }
}

async function pictureOf(db: Db, fileId: string | undefined) {
  const file = fileId ? await findAnyFile(db, fileId) : undefined
  return file && !isVideo(file.type) ? file : undefined
}
