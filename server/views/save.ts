import { nameKey } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { accountMessages, viewMessages } from '#contract/messages.ts'
import { type View, type ViewCreate, type ViewedList, viewParameters } from '#contract/view.ts'
import { findAccount } from '../accounts/repository.ts'
import type { Db } from '../database/schema.ts'
import { AppError, invalid } from '../errors.ts'
import { insertView, listViews, updateView } from './repository.ts'

/**
 * Keeps a view, in the place of one of the same name. @returns it, and whether it is a new one
 * @throws AppError 400 where its query is too long, or the account keeps as many of the list as it may
 */
export async function saveView(
  tx: Db,
  accountId: string,
  body: ViewCreate,
): Promise<{ view: View; isNew: boolean }> {
  const query = keptOf(body.list, body.query)
  if (query.length > limits.views.query)
    throw invalid('query', `Query must be at most ${limits.views.query} characters`)
  // Held until the transaction ends, so that of two that are saved at once each finds the other.
  if (!(await findAccount(tx, accountId))) throw new AppError('session-ended', accountMessages.unauthorized)
  const views = await listViews(tx, accountId, body.list)
  const before = views.find(({ name }) => nameKey(name) === nameKey(body.name))
  if (before) {
    await updateView(tx, before._id, { name: body.name, query })
    return { view: { ...before, name: body.name, query }, isNew: false }
  }
  if (views.length >= limits.views.most) throw invalid('name', viewMessages.tooMany)
  return { view: await insertView(tx, accountId, { ...body, query }), isNew: true }
}

/** What of a query its view keeps, always in the same order. */
function keptOf(list: ViewedList, query: string): string {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of viewParameters[list]) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return kept.toString()
}
