import type { DesignSummary } from '#contract/design.ts'
import type { Shortlist } from '#contract/shortlist.ts'
import type { Db } from '../database/schema.ts'
import type { DesignIndex } from '../designs/index/design-index.ts'
import { whatVisitorsSee } from '../publishing/scope.ts'
import { readSample, readSamplesNamed } from '../samples/document.ts'
import { seenOf } from './named.ts'
import { findShortlist, listChosen, listComments, type ShortlistRow } from './repository.ts'

interface Read {
  db: Db
  designIndex: DesignIndex
}

/** What a key opens, as every response shows it. */
export async function readShortlist({ db, designIndex }: Read, key: string): Promise<Shortlist | undefined> {
  const row = await findShortlist(db, key)
  return row && shortlistOf({ db, designIndex }, row)
}

/** A shortlist with the designs of it that visitors see now. */
export async function shortlistOf({ db, designIndex }: Read, row: ShortlistRow): Promise<Shortlist> {
  const chosen = await listChosen(db, row.id)
  const seen = await seenOf(
    { db, designIndex },
    chosen.map(({ designId }) => designId),
  )
  const shown = chosen.filter(({ designId }) => seen.has(designId))
  const summaries = await summariesOf(
    { db, designIndex },
    shown.map(({ designId }) => designId),
  )
  const designs = shown.flatMap(({ designId, addedBy, addedAt }) => {
    const summary = summaries.get(designId)
    return summary ? [{ ...summary, addedBy, addedAt }] : []
  })
  const comments = await listComments(db, row.id)
  return {
    _id: row.id,
    key: row.key,
    name: row.name,
    isClosed: row.isClosed === 1,
    designs,
    leftOut: chosen.length - designs.length,
    comments: comments.map(({ id, text, by, createdAt }) => ({ _id: id, text, by, at: createdAt })),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

async function summariesOf({ db, designIndex }: Read, ids: string[]): Promise<Map<string, DesignSummary>> {
  const samples = await readSamplesNamed(db, ids, whatVisitorsSee)
  const summaries = samples.map(({ detailedDescription: _detail, set: _set, ...summary }) => summary)
  const own = ids.filter((id) => !readSample(id))
  const designs = (await designIndex.documents(own)).map((text) => JSON.parse(text) as DesignSummary)
  return new Map([...summaries, ...designs].map((one) => [one._id, one]))
}
