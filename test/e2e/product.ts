import { access, cp, link, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { startServer, type TestServer } from '../start-server.ts'
import { type KeptPages, keepPages, type OpenedPage } from './kept-page.ts'
import { spareSnapshots } from './spare-snapshots.ts'
import { openUnsteadyLine } from './unsteady-line.ts'

export const admin = { email: 'admin@example.com', password: 'correct horse' }

/** A product, and the folder that its data lies in. */
interface Product extends TestServer {
  directory: string
}

/** Starts the product of a file, and ends that of the file before. */
type ProductOf = (file: string) => Promise<Product>

/** What a file says of its tests. */
interface Said {
  /** Whether scripts are brought in. */
  isAttacked: boolean
  /** Whether nothing of the product may have been fetched or opened before. */
  isFirstVisit: boolean
}

interface Shared {
  productOf: ProductOf
  keptPages: KeptPages
}

/**
 * Browser tests against the built product as a process of its own, on an empty database, one a file; its tests follow each
 * other in one page, which each finds as new but for what the browser has fetched, for the files before too. Where `isAttacked` is not said, the
 * policy of a page stops nothing: the product needs no more than it allows.
 */
export const test = base.extend<Said & { product: Product; opened: OpenedPage }, Shared>({
  isAttacked: [false, { option: true }],
  isFirstVisit: [false, { option: true }],
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const keptPages = keepPages()
      await use(keptPages)
      await keptPages.close()
    },
    { scope: 'worker' },
  ],
  opened: async (
    {
      browser,
      keptPages,
      product: { url },
      isFirstVisit,
      javaScriptEnabled,
      viewport,
      deviceScaleFactor,
      hasTouch,
      isMobile,
    },
    use,
  ) => {
    const shape = JSON.stringify([url, javaScriptEnabled, deviceScaleFactor, hasTouch, isMobile])
    const opened = await keptPages.open(browser, shape, isFirstVisit)
    await spareSnapshots(opened.page)
    if (viewport) await opened.page.setViewportSize(viewport)
    await use(opened)
    await keptPages.tidy(url)
  },
  context: ({ opened: { context } }, use) => use(context),
  page: async ({ opened: { page }, isAttacked }, use, info) => {
    const stopped: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) stopped.push(message.text())
    })
    await use(page)
    if (info.errors.length > 0) await info.attach('page', { body: await asItStands(page) })
    if (!isAttacked) expect(stopped).toEqual([])
  },
  productOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      let current: { file: string; product: Product; end(): Promise<void> } | undefined
      // At the address of the one before, whose code the kept pages have: it is the same.
      let port = '0'
      await use(async (file) => {
        if (current?.file === file) return current.product
        await current?.end()
        current = { file, ...(await startProduct(port)) }
        port = new URL(current.product.url).port
        return current.product
      })
      await current?.end()
    },
    { scope: 'worker' },
  ],
  product: async ({ productOf }, use, { file }) => use(await productOf(file)),
  baseURL: async ({ product }, use) => use(product.url),
})

/** What the ids of pictures begin with that tests give to more than one product. */
export const drawnOnce = 'drawn-once-'

/** What a product lays down at its first start, and what this run's products have drawn of pictures that more than one has. */
const template = join(tmpdir(), 'template')
const drawn = join(tmpdir(), 'drawn')

/** What is short-lived has room, so that less time goes into collecting it: no browser test asks how much memory is taken. */
const withRoom = ['--min-semi-space-size=32', '--max-semi-space-size=64', '--initial-heap-size=256']

/** Milliseconds for which requests and responses are held back at most, where a run asks for it: `npm run jitter`. */
const longestDelay = Number(process.env.LONGEST_DELAY ?? 0)

const account = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }

/** Starts a product on a copy of what another has laid down, so that the ids of it are the same in every product. */
async function startProduct(port: string) {
  await access(template).catch(makeTemplate)
  const directory = await mkdtemp(join(tmpdir(), 'plinth-e2e-'))
  const renditions = join(directory, 'renditions')
  await cp(template, directory, { recursive: true })
  await shareDrawn(drawn, renditions)
  const start = (PORT: string) => startServer({ DATA_DIR: directory, PORT, ...account }, withRoom)
  // Somebody else may have taken it meanwhile.
  const startAt = (port: string) => start(port).catch(() => start('0'))
  const server = await (longestDelay > 0 ? beyondLine(await start('0'), port) : startAt(port))
  const product = { ...server, directory }
  async function end() {
    await product.stop()
    await shareDrawn(renditions, drawn)
    await rm(directory, { recursive: true, force: true })
  }
  return { product, end }
}

/** A product that is reached over a line on which everything takes as long as chance will have it. */
async function beyondLine(server: TestServer, port: string): Promise<TestServer> {
  const open = (port: string) => openUnsteadyLine(server.url, longestDelay, Number(port))
  const line = await open(port).catch(() => open('0'))
  const stop = async () => {
    await line.close()
    return server.stop()
  }
  return { ...server, url: line.url, stop }
}

async function makeTemplate() {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-e2e-'))
  await (await startServer({ DATA_DIR: directory, ...account }, withRoom)).stop()
  // Where another worker was faster, its own stays.
  await rename(directory, template).catch(() => rm(directory, { recursive: true }))
}

/** Puts what is drawn of pictures that other products have too into another folder as well: nobody draws it again. */
async function shareDrawn(from: string, to: string) {
  const own = await readdir(join(template, 'files'), { recursive: true, withFileTypes: true })
  const shared = new Set(own.filter((entry) => entry.isFile()).map(({ name }) => name))
  const ids = await readdir(from).catch(() => [])
  const isShared = (id: string) => shared.has(id) || id.startsWith('sample-') || id.startsWith(drawnOnce)
  for (const id of ids.filter(isShared)) {
    await mkdir(join(to, id), { recursive: true })
    for (const name of await readdir(join(from, id)))
      await link(join(from, id, name), join(to, id, name)).catch(() => undefined)
  }
}

/** The address of a page, and what a screen reader has of it. */
async function asItStands(page: Page): Promise<string> {
  const read = await page.ariaSnapshot({ timeout: 5000 }).catch(({ message }: Error) => message)
  return `${page.url()}\n${read}`
}

export { expect }
