import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startServer, type TestServer } from '../start-server.ts'

export const admin = { email: 'admin@example.com', password: 'correct horse' }

/**
 * Browser tests against the built product as a process of its own, on an empty database. Files that follow one another
 * share it, unless they name a `suite` of their own: `test.use({ suite: 'payment' })`.
 */
export const test = base.extend<object, { product: TestServer; suite: string }>({
  suite: ['', { scope: 'worker', option: true }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'plinth-e2e-'))
      const product = await startServer({
        DATA_DIR: directory,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      })
      await use(product)
      await product.stop()
      await rm(directory, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

export { expect } from '@playwright/test'
