import sharp from 'sharp'
import { enquiryNotice } from '#contract/enquiry-notice.ts'
import type { Role } from '#contract/roles.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { insertAccount, insertSession } from '#server/accounts/repository.ts'
import { hashOf, newToken } from '#server/accounts/tokens.ts'
import type { TestApp } from './start-app.ts'

let sequence = 0

/** A JPEG of one colour. */
export async function jpeg(width = 64, height = 48): Promise<Uint8Array<ArrayBuffer>> {
  const shade = (++sequence * 37) % 255
  const picture = sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 60 } } })
  return new Uint8Array(await picture.jpeg().toBuffer())
}

/** Uploads a picture. @returns its file id */
export async function uploadedPicture(app: TestApp, width?: number, height?: number): Promise<string> {
  const { body } = await app.upload('picture.jpg', await jpeg(width, height))
  return body.$id
}

/** The starter content's category of that name. */
export async function categoryNamed(app: TestApp, name: string) {
  const { body } = await app.visit('/api/categories')
  return body.data.find((category: { name: string }) => category.name === name)
}

/** Creates a villa, or what `fields` say. @returns the saved design */
export async function createdDesign(app: TestApp, fields: Record<string, unknown> = {}) {
  const category = fields.category ?? (await categoryNamed(app, 'Architecture'))._id
  const title = `Courtyard villa ${++sequence}`
  const { body } = await app.post('/api/designs', { title, category, subcategory: 'Villa', ...fields })
  return body
}

/** Creates a category of its own name, or what `fields` say. @returns the saved category */
export async function createdCategory(app: TestApp, fields: Record<string, unknown> = {}) {
  const { body } = await app.post('/api/categories', { name: `Pavilion ${++sequence}`, ...fields })
  return body
}

/** A visitor's enquiry, as the form sends it; no two say the same. */
export function enquiryFields(fields: Record<string, unknown> = {}) {
  return {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    state: 'Karnataka',
    city: 'Mysuru',
    requirement: `A single-storey house on plot ${++sequence}, 40 by 60 ft, with a courtyard.`,
    ...fields,
  }
}

export const accountPassword = 'a fine password'
let accountPasswordHash: Promise<string> | undefined

/** An account that is signed in; its password is `accountPassword`. */
export async function signedInAccount(
  app: TestApp,
  { role = 'owner', email = '' }: { role?: Role | null; email?: string } = {},
) {
  accountPasswordHash ??= hashPassword(accountPassword)
  const account = await insertAccount(app.dependencies.db, {
    email: email || `account-${++sequence}@example.com`,
    name: 'Meera Iyer',
    passwordHash: await accountPasswordHash,
    role,
  })
  if (!account) throw new Error(`${email} is taken`)
  return { id: account.id, email: account.email, token: await newSession(app, account.id) }
}

/** @returns the token of a session that began without a sign-in */
export async function newSession(app: TestApp, accountId: string): Promise<string> {
  const token = newToken()
  await insertSession(app.dependencies.db, accountId, hashOf(token))
  return token
}

/** Has every session begun so many minutes ago. */
export async function beganBefore(app: TestApp, minutes: number): Promise<void> {
  const createdAt = new Date(Date.now() - minutes * 60_000).toISOString()
  await app.dependencies.db.updateTable('session').set({ createdAt }).execute()
}

/** A PNG that is at least so large: noise can't be compressed. */
export async function largePng(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const width = Math.ceil(Math.sqrt(bytes / 3))
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = sharp({ create: { width, height: width, channels: 3, background: '#888', noise } })
  return new Uint8Array(await picture.png({ compressionLevel: 0 }).toBuffer())
}

/** Uploads these bytes. @returns the file's id */
export async function uploaded(app: TestApp, name: string, bytes: Uint8Array): Promise<string> {
  const { status, body } = await app.upload(name, Uint8Array.from(bytes))
  if (status !== 201) throw new Error(body.message)
  return body.$id
}

export function serviceFields(fields: Record<string, unknown> = {}) {
  return { title: 'Landscape design', description: 'A garden for the plot.', ...fields }
}

export function testimonialFields(fields: Record<string, unknown> = {}) {
  return { clientName: 'Ravi Shah', content: 'The house is cool in May.', ...fields }
}

export function bannerFields(mediaUrl: string, fields: Record<string, unknown> = {}) {
  return { title: 'Monsoon offer', type: 'image', mediaUrl, ...fields }
}

/** Since when nothing shows the file: null while something does. */
export async function unusedSince(
  { dependencies }: TestApp,
  fileId: string,
): Promise<string | null | undefined> {
  const file = dependencies.db.selectFrom('file').select('unusedSince').where('id', '=', fileId)
  return (await file.executeTakeFirst())?.unusedSince
}

/** What stands beside the enquiry form now. */
export async function shownNotice(app: TestApp): Promise<string> {
  const settings = (await app.visit('/api/settings')).body.data
  return enquiryNotice(settings, settings.words)
}
