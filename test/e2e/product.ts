import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startServer, type TestServer } from '../start-server.ts'

export const admin = { email: 'admin@example.com', password: 'correct horse' }

/** Starts the product of a file, and ends that of the file before. */
type ProductOf = (file: string) => Promise<TestServer>

/** Browser tests against the built product as a process of its own, on an empty database, one a file. */
export const test = base.extend<{ product: TestServer }, { productOf: ProductOf }>({
  productOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      let current: { file: string; product: TestServer; end(): Promise<void> } | undefined
      const drawn = await mkdtemp(join(tmpdir(), 'plinth-drawn-'))
      await use(async (file) => {
        if (current?.file === file) return current.product
        await current?.end()
        current = { file, ...(await startProduct(drawn)) }
        return current.product
      })
      await current?.end()
      await rm(drawn, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  product: async ({ productOf }, use, { file }) => use(await productOf(file)),
  baseURL: async ({ product }, use) => use(product.url),
})

/** @param drawn where what was drawn of the samples' pictures is kept, so that no product draws it again */
async function startProduct(drawn: string) {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-e2e-'))
  const renditions = join(directory, 'renditions')
  await cp(drawn, renditions, { recursive: true })
  const product = await startServer({
    DATA_DIR: directory,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  async function end() {
    await product.stop()
    await cp(renditions, drawn, { recursive: true, filter: isOfSamples(renditions) })
    await rm(directory, { recursive: true, force: true })
  }
  return { product, end }
}

/** The samples' pictures have the same ids in every product. */
function isOfSamples(renditions: string) {
  return (path: string) => path === renditions || path.slice(renditions.length + 1).startsWith('sample-')
}

export { expect } from '@playwright/test'
