import { mkdtemp, rm } from 'node:fs/promises'
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
      await use(async (file) => {
        if (current?.file === file) return current.product
        await current?.end()
        current = { file, ...(await startProduct()) }
        return current.product
      })
      await current?.end()
    },
    { scope: 'worker' },
  ],
  product: async ({ productOf }, use, { file }) => use(await productOf(file)),
  baseURL: async ({ product }, use) => use(product.url),
})

async function startProduct() {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-e2e-'))
  const product = await startServer({
    DATA_DIR: directory,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  async function end() {
    await product.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { product, end }
}

export { expect } from '@playwright/test'
