import { jpeg } from '../factories.ts'
import type { TestApp, TestResponse } from '../start-app.ts'
import { accountRows } from './accounts.ts'
import { catalogueRows } from './catalogue.ts'
import { enquiryRows } from './enquiries.ts'
import { fileRows } from './files.ts'
import { guestRows } from './guests.ts'
import { historyRows } from './history.ts'
import { offerRows } from './offers.ts'
import { pendingRows } from './pending.ts'
import { productRows } from './product.ts'
import type { Row } from './row.ts'
import { settingRows } from './settings.ts'
import { versionRows } from './versions.ts'

/** Every route, in the order in which they are tried: what is deleted is read before. */
export const everyRow: Row[] = [
  ...versionRows,
  ...pendingRows,
  ...productRows,
  ...guestRows,
  ...catalogueRows,
  ...offerRows,
  ...enquiryRows,
  ...settingRows,
  ...historyRows,
  ...fileRows,
  ...accountRows,
]

/** Calls a route as its row says it, the ids of one of each in the places of their names, and which call it is. */
export async function callRow(
  app: TestApp,
  { route, body }: Row,
  ids: Record<string, string>,
  { token = app.adminToken, call = 1 } = {},
): Promise<TestResponse> {
  const [method = '', path = ''] = filledIn(route, ids).split(' ')
  return sent(app, method, path, filledIn(body, { ...ids, call: String(call) }), token)
}

function filledIn<T>(value: T, ids: Record<string, string>): T {
  if (value === undefined) return value
  return JSON.parse(JSON.stringify(value).replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? ''))
}

async function sent(
  app: TestApp,
  method: string,
  path: string,
  body: unknown,
  token: string,
): Promise<TestResponse> {
  if (body !== 'a picture') return app.call(method, path, body, token)
  const form = new FormData()
  form.set('fileId', 'unique()')
  form.set('file', new File([await jpeg()], 'picture.jpg'))
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await app.request(path, { method, headers, body: form })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
