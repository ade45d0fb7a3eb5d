import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import config from '../../playwright.config.ts'
import { startServer } from '../../test/start-server.ts'
import { openCanary } from './canary.ts'
import { attack } from './scripts.ts'

/*
 * Script payloads through every text, HTML, drawing and file name, and into the database past all that cleans them; then every
 * public and back-office page in a real browser. `npm run attack`; `ROUNDS=5 npm run attack` makes fewer documents of each
 * kind. Ends with 1 where anything was found.
 */
const rounds = Number(process.env.ROUNDS ?? 120)
const directory = await mkdtemp(join(tmpdir(), 'plinth-attack-'))
const canary = await openCanary()
const login = { email: 'admin@example.com', password: 'correct horse' }
const product = await startServer({
  DATA_DIR: directory,
  ADMIN_EMAIL: login.email,
  ADMIN_PASSWORD: login.password,
  TRUST_PROXY: '1',
  ENQUIRIES_PER_10_MINUTES: '1000000',
})
const browser = await chromium.launch(config.projects?.[0]?.use?.launchOptions)
try {
  const since = performance.now()
  const { figures, found } = await attack({ product, directory, browser, canary, login, rounds })
  for (const [what, figure] of figures) console.log(`${what.padEnd(58)} ${figure}`)
  console.log(`${'seconds'.padEnd(58)} ${Math.round((performance.now() - since) / 1000)}`)
  for (const each of found) console.log(`FOUND ${each}`)
  process.exitCode = found.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await product.stop()
  canary.close()
  await rm(directory, { recursive: true, force: true })
}
