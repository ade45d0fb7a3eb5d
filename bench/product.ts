import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#test/start-server.ts'

const login = { email: 'bench@example.com', password: 'bench-password' }

interface Measured {
  url: string
  login: typeof login
  /** Where the product keeps its data. */
  directory: string
}

/** Starts the product with nothing in it, and takes it away once it is measured. */
export async function withProduct(measure: (product: Measured) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-bench-'))
  const product = await startServer({
    DATA_DIR: directory,
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
    ENQUIRIES_PER_10_MINUTES: '1000000',
    LOG_LEVEL: 'silent',
  })
  try {
    await measure({ url: product.url, login, directory })
  } finally {
    await product.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
