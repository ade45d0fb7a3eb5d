import { onTestFinished } from 'vitest'
import { type MoveOptions, moveInstallation } from '#server/moving/move.ts'
import { everythingOf, startOn } from './backups.ts'
import {
  openBegunPostgres,
  openBegunSqlite,
  openDatabaseFile,
  openEmptyPostgres,
  type TestDatabase,
} from './databases.ts'
import {
  createdDesign,
  enquiryFields,
  serviceFields,
  testimonialFields,
  uploadedPicture,
} from './factories.ts'
import { video } from './files/make-files.ts'
import { chunkForm, filesPath } from './files/set-up.ts'
import { startApp, type TestApp } from './start-app.ts'

type Way = [
  from: string,
  to: string,
  open: () => Promise<TestDatabase>,
  openTarget: () => Promise<TestDatabase>,
]

/** From where an installation moves, and where to. */
export const ways: Way[] = [
  ['SQLite', 'PostgreSQL', openBegunSqlite, openEmptyPostgres],
  ['PostgreSQL', 'SQLite', openBegunPostgres, openDatabaseFile],
]

/** A product with something in most of its tables, and the address of an empty database. */
export async function startToMove([, , open, openTarget]: Way) {
  const app = await startApp(await open())
  const target = await openTarget()
  onTestFinished(async () => {
    await app.stop()
    await target.remove()
  })
  return { app, from: app.dependencies.env.DATABASE_URL, to: target.url }
}

/** Letters, signs and spaces that a database, a format or an order might change. */
const odd = 'Twin house 𝒳 \u{1F3E0} \ue000 ಮನೆ "quoted" \\ {a,b} NULL %_*'
const film = video(12 * 1024 * 1024)

/** Makes something in most of the tables. @returns what has to be said of it wherever it is asked */
export async function fillForMove(app: TestApp) {
  const fileId = await uploadedPicture(app)
  const { _id: designId } = await createdDesign(app, {
    ...{ title: odd, basePrice: 1234567.89, area: 1234.56, tags: ['a,b', 'NULL'] },
    images: [{ fileId, alt: odd }],
  })
  for (const shortDescription of [odd, 'Later'])
    await app.put(`/api/designs/${designId}`, { shortDescription })
  const { _id: deletedId } = await createdDesign(app, { title: 'Deleted house' })
  await app.delete(`/api/designs/${deletedId}`)
  await app.post('/api/services', serviceFields({ title: odd }))
  await app.post('/api/testimonials', testimonialFields())
  await app.post('/api/enquiries', enquiryFields({ name: 'Ähre Rao', requirement: odd, designId }), '')
  const enquiryId = (await app.get('/api/enquiries')).body.data[0]._id
  await app.post(`/api/enquiries/${enquiryId}/notes`, { text: odd })
  const { body: shortlist } = await app.post('/api/shortlists', { designs: [designId], name: odd }, '')
  await app.put(`/api/media/${fileId}`, { title: odd, alt: odd })
  await app.put('/api/settings', { siteName: odd })
  await app.post('/api/replies', { name: odd, text: `{name}, ${odd}` })
  await app.post('/api/views', { list: 'enquiries', name: odd, query: 'search=twin' })
  await app.post('/api/auth/invitations', { email: 'meera@example.com', role: 'editor' })
  const first = await sendChunk(app, 0)
  return { designId, deletedId, enquiryId, listKey: shortlist.key as string, uploadId: first.$id as string }
}

/** Sends a part of a film that comes in three. */
export async function sendChunk(app: TestApp, index: number, id?: string) {
  const init = chunkForm(film, index, id)
  const headers = new Headers(init.headers)
  headers.set('X-Appwrite-JWT', app.adminToken)
  return (await app.request(filesPath, { ...init, headers })).json()
}

/** What every call answers of it, as the administrator of `app` is told. */
export async function answersOf(
  app: TestApp,
  filled: Awaited<ReturnType<typeof fillForMove>>,
  token: string,
) {
  const { designId, enquiryId, listKey } = filled
  const answers = [await everythingOf(app, token)]
  for (const path of [
    ...['/api/enquiries?search=ahre', '/api/enquiries?search=98765', '/api/enquiries?search=nobody'],
    ...[`/api/enquiries/${enquiryId}`, `/api/enquiries/${enquiryId}/notes`, '/api/trash'],
    ...[
      `/api/designs/${designId}/versions`,
      `/api/shortlists/${listKey}`,
      '/api/media',
      '/api/media?search=twin',
    ],
    ...['/api/designs?search=twin', '/api/designs?sort=title', '/api/auth/profile', '/api/auth/invitations'],
    ...['/api/visits', '/api/views?list=enquiries', '/api/replies'],
  ]) {
    const { status, body } = await app.get(path, token)
    answers.push([path, status, body])
  }
  return answers
}

/** @returns what was told */
export async function moved(from: string, to: string, options: Partial<MoveOptions> = {}): Promise<string[]> {
  const told: string[] = []
  await moveInstallation(from, to, { tell: (line) => told.push(line), ...options })
  return told
}

/** The product on the other database, its files where they were. */
export function startMoved(app: TestApp, to: string): Promise<TestApp> {
  return startOn({ ...app.dependencies.env, DATABASE_URL: to })
}
