import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { settingsDefaults } from '#contract/settings.ts'
import {
  empty,
  onEachDatabase,
  openDatabaseFile,
  openEmptyPostgres,
  openPostgres,
  type TestDatabase,
} from '#test/databases.ts'
import { runNode } from '#test/run-node.ts'
import { adminLogin, startApp, type TestApp } from '#test/start-app.ts'

const ending: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

async function start(database: TestDatabase): Promise<TestApp> {
  const app = await startApp(database)
  ending.push(app.stop)
  return app
}

/** A database that outlives the applications that use it. */
async function kept(open: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const { url, remove } = await open()
  ending.push(remove)
  return { url, remove: async () => {} }
}

async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-start-'))
  ending.push(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** Starts and stops the product's services in a process of its own. @returns what it printed */
async function startElsewhere(url: string, environment: Record<string, string> = {}): Promise<string> {
  const script = `
    const { createLog, openDependencies } = await import('./server/dependencies.ts')
    const { readEnv } = await import('./server/env.ts')
    const env = readEnv()
    await (await openDependencies(env, createLog(env))).close()`
  const DATA_DIR = environment.DATA_DIR ?? (await dataDirectory())
  const env = { DATABASE_URL: url, LOG_LEVEL: 'silent', ...environment, DATA_DIR }
  const { code, out, error } = await runNode(['--input-type=module', '-e', script], env)
  if (code !== 0) throw new Error(error)
  return out
}

async function contentOf(app: TestApp) {
  const lists = ['categories', 'services', 'pricing', 'testimonials', 'designs', 'banners', 'enquiries']
  const documents = await Promise.all(lists.map(async (name) => (await app.get(`/api/${name}`)).body.data))
  const admins = (await app.get('/api/auth/admins')).body
  return JSON.stringify([documents, admins, (await app.visit('/api/settings')).body.data])
}

onEachDatabase(
  'Starter content',
  (open) => {
    it('is on an empty database what the contract says', async () => {
      const app = await start(await open())
      const read = async (name: string) => (await app.get(`/api/${name}`)).body.data
      const categories = await read('categories')
      const subcategoriesOf = Object.fromEntries(
        categories.map(({ name, subcategories }: { name: string; subcategories: { name: string }[] }) => [
          name,
          subcategories.map((subcategory) => subcategory.name),
        ]),
      )
      expect(subcategoriesOf).toEqual({
        Architecture: ['Bungalow', 'Villa', 'Farmhouse', 'Compact'],
        Elevation: ['Modern', 'Classic', 'Minimalist'],
        'Floor Plan': ['Under 1000 sqft', '1000-1200 sqft', 'Above 3000 sqft'],
        Interior: ['Living Room', 'Bedroom', 'Kitchen'],
      })
      expect(categories.map(({ slug }: { slug: string }) => slug).sort()).toEqual([
        'architecture',
        'elevation',
        'floor-plan',
        'interior',
      ])
      expect((await read('services')).length).toBeGreaterThan(0)
      for (const name of ['testimonials', 'designs', 'pricing', 'enquiries'])
        expect(await read(name)).toEqual([])
      expect(await read('settings')).toMatchObject(settingsDefaults)
      const [banner, ...more] = (await app.visit('/api/banners/active')).body.data
      expect(more).toEqual([])
      expect((await app.visit(banner.media.url)).status).toBe(200)
      expect((await app.get('/api/auth/admins')).body).toMatchObject([{ email: adminLogin.email }])
    })
  },
  empty,
)

for (const [name, open] of [
  ['SQLite', openDatabaseFile],
  ['PostgreSQL', openPostgres],
] as const)
  it(`is laid down once, and what is deleted does not come back, on ${name}`, async () => {
    const database = await kept(open)
    const first = await startApp(database)
    const before = await contentOf(first)
    await first.stop()

    const second = await startApp(database)
    expect(await contentOf(second)).toBe(before)
    for (const resource of ['services', 'banners', 'categories'])
      for (const { _id } of (await second.get(`/api/${resource}`)).body.data)
        expect((await second.delete(`/api/${resource}/${_id}`)).status).toBe(200)
    await second.put('/api/settings', { websiteName: 'Studio' })
    const emptied = await contentOf(second)
    await second.stop()

    expect(await contentOf(await start(database))).toBe(emptied)
  })

it('is one set when several processes start at once on PostgreSQL', async () => {
  const database = await kept(openEmptyPostgres)
  const shared = { DATA_DIR: await dataDirectory() }
  const printed = await Promise.all([1, 2, 3].map(() => startElsewhere(database.url, shared)))
  const passwords =
    printed.join('').match(/^Administrator admin@example\.com with the password \S{20} /gm) ?? []
  expect(passwords).toHaveLength(1)
  const [, password = ''] = /password (\S{20}) /.exec(passwords[0] ?? '') ?? []

  const app = await startApp(database)
  ending.push(app.stop)
  const token = await app.signIn('admin@example.com', password)
  expect((await app.get('/api/auth/admins', token)).body).toHaveLength(1)
  for (const [resource, count] of [
    ['categories', 4],
    ['services', 5],
    ['banners', 1],
  ])
    expect((await app.get(`/api/${resource}`, token)).body.pagination.total).toBe(count)
})

it('names the administrator of the environment, and prints no password then, nor on a second start', async () => {
  const { url } = await kept(openDatabaseFile)
  const environment = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a long one' }
  expect(await startElsewhere(url, environment)).toBe('')
  expect(await startElsewhere(url)).toBe('')
  const app = await start({ url, remove: async () => {} })
  expect(await app.signIn('OWNER@example.com', 'a long one')).toEqual(expect.any(String))
})

it('prints no password for an account that the command line made first', async () => {
  const { url } = await kept(openDatabaseFile)
  const account = ['--email', 'admin@example.com', '--name', 'Owner', '--password', adminLogin.password]
  await runNode(['server/user.ts', 'add', ...account], { DATABASE_URL: url })
  expect(await startElsewhere(url)).toBe('')
  const app = await start({ url, remove: async () => {} })
  expect((await app.get('/api/auth/admins')).body).toMatchObject([{ name: 'Owner' }])
  expect((await app.visit('/api/categories')).body.data).toHaveLength(4)
})
