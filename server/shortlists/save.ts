import { randomBytes } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { shortlistMessages } from '#contract/messages.ts'
import type { ShortlistChange } from '#contract/shortlist.ts'
import { hashOf, newToken } from '../accounts/tokens.ts'
import { nextVersion } from '../database/conflicts.ts'
import type { Db } from '../database/schema.ts'
import { AppError, conflict, invalid, notFound } from '../errors.ts'
import { makeOnce } from '../http/made-once.ts'
import { newId } from '../ids.ts'
import {
  type ChosenRow,
  countComments,
  findComment,
  findShortlist,
  insertComment,
  insertShortlist,
  listChosen,
  replaceChosen,
  type ShortlistRow,
  updateShortlist,
} from './repository.ts'

/** A change whose designs are named by their ids. */
export type NamedChange = ShortlistChange & {
  add: string[]
  remove: string[]
  order: string[]
  /**
   * Of the designs that it holds those that visitors see. Nobody can take out or move the others: they give way to more, and
   * keep their places.
   */
  seen: ReadonlySet<string>
  /** What tells it from every other call, where it names itself: its comment is kept once. */
  once?: string
}

/** 128 random bits, in letters that no chat application takes for the end of an address. */
export function newKey(): string {
  return randomBytes(16).toString('hex')
}

/** @param ids designs that visitors see */
export async function createShortlist(
  tx: Db,
  ids: string[],
  { name = '', by = '' }: { name?: string; by?: string },
) {
  const id = newId()
  const key = newKey()
  const editKey = newToken()
  const now = new Date().toISOString()
  const times = { createdAt: now, updatedAt: now, visitedAt: now }
  await insertShortlist(tx, { id, key, editKeyHash: hashOf(editKey), name, isClosed: 0, ...times })
  const chosen = ids.map((designId, position) => ({
    shortlistId: id,
    designId,
    position,
    addedBy: by,
    addedAt: now,
  }))
  await replaceChosen(tx, id, chosen)
  return { _id: id, key, editKey }
}

/**
 * Changes what a key opens: what is named is taken out, added, ordered, said.
 * @throws AppError 404 where it opens nothing, 403 for another edit key, 409 where it is closed, 400 where it would hold too much
 */
export async function changeShortlist(tx: Db, key: string, change: NamedChange): Promise<ShortlistRow> {
  const row = await findShortlist(tx, key)
  if (!row) throw notFound(shortlistMessages.notFound)
  if (isForMaker(change) && hashOf(change.editKey ?? '') !== row.editKeyHash)
    throw new AppError('edit-key-wrong', shortlistMessages.wrongEditKey)
  const closes = change.close === true || isEditKeyAlone(change)
  if (!changesContent(change) && (!closes || row.isClosed)) return row
  if (row.isClosed) throw conflict('closed', shortlistMessages.closed)

  const updatedAt = nextVersion(row.updatedAt)
  await changeChosen(tx, row, change, updatedAt)
  if (change.comment !== undefined) await addComment(tx, row, change.comment, change)
  const changes = {
    updatedAt,
    visitedAt: updatedAt,
    isClosed: closes ? 1 : 0,
    ...(change.name !== undefined && { name: change.name }),
  }
  await updateShortlist(tx, row.id, changes)
  return { ...row, ...changes }
}

function isForMaker({ editKey, close }: NamedChange): boolean {
  return editKey !== undefined || close === true
}

function isEditKeyAlone(change: NamedChange): boolean {
  return change.editKey !== undefined && change.close === undefined && !changesContent(change)
}

function changesContent({ add, remove, order, comment, name }: NamedChange): boolean {
  const isNamed = add.length + remove.length + order.length > 0
  return isNamed || comment !== undefined || name !== undefined
}

async function changeChosen(
  tx: Db,
  { id }: ShortlistRow,
  { add, remove, order, seen, by = '' }: NamedChange,
  addedAt: string,
): Promise<void> {
  if (add.length + remove.length + order.length === 0) return
  const before = await listChosen(tx, id)
  const left = before.filter(({ designId }) => !remove.includes(designId))
  const isThere = new Set(left.map(({ designId }) => designId))
  const added = add
    .filter((designId) => !isThere.has(designId))
    .map((designId) => ({ shortlistId: id, designId, position: 0, addedBy: by, addedAt }))
  const over = left.length + added.length - limits.shortlist.designs
  const unseen = left.filter(({ designId }) => !seen.has(designId))
  if (added.length > 0 && over > unseen.length) throw invalid('add', shortlistMessages.tooManyDesigns)
  const giveWay = added.length > 0 ? unseen.slice(0, Math.max(0, over)) : []
  const after = [...left.filter((row) => !giveWay.includes(row)), ...added]
  await replaceChosen(tx, id, inOrder(after, order, new Set([...seen, ...add])))
}

/** Of those that are seen the named ones come first, as they are named; the others keep their places for when they are back. */
function inOrder(rows: ChosenRow[], order: string[], seen: ReadonlySet<string>): ChosenRow[] {
  const placeOf = ({ designId }: ChosenRow) => {
    const place = order.indexOf(designId)
    return place < 0 ? order.length : place
  }
  const isSeen = ({ designId }: ChosenRow) => seen.has(designId)
  const ordered = rows.filter(isSeen).toSorted((one, other) => placeOf(one) - placeOf(other))
  return rows.map((row, position) => ({ ...((isSeen(row) && ordered.shift()) || row), position }))
}

async function addComment(
  tx: Db,
  { id: shortlistId }: ShortlistRow,
  text: string,
  { once, by = '' }: NamedChange,
): Promise<void> {
  await makeOnce(tx, once, {
    isThere: (id) => findComment(tx, shortlistId, id),
    async make() {
      if ((await countComments(tx, shortlistId)) >= limits.shortlist.comments)
        throw invalid('comment', shortlistMessages.tooManyComments)
      const id = newId()
      await insertComment(tx, { id, createdAt: new Date().toISOString(), shortlistId, by, text })
      return id
    },
  })
}
