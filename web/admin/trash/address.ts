import { type TrashKind, trashKinds } from '#contract/trash.ts'
import { choiceOf, pageOf } from '../list/list-address.ts'
import { rowsOnPage } from '../list/rows-on-page.ts'

/** The kind of document that the list is narrowed to. */
export function kindIn(search: URLSearchParams): TrashKind | undefined {
  return choiceOf(search, 'kind', trashKinds)
}

/** What the address of the list asks the server for. */
export function trashQueryOf(search: URLSearchParams) {
  return { kind: kindIn(search), page: pageOf(search), limit: rowsOnPage(search) }
}
