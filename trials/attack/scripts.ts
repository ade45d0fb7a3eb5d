import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser } from '@playwright/test'
import { builtPages } from '#test/every-route.ts'
import type { TestServer } from '#test/start-server.ts'
import { type Api, apiOf } from './api.ts'
import type { Canary } from './canary.ts'
import { chooseFiles, createFiles, openDrawings } from './files.ts'
import { fillEverything } from './fill.ts'
import { knownValues } from './known-values.ts'
import { packed } from './packed.ts'
import { everyPage, makePreviews } from './pages.ts'
import { svgFiles } from './payloads/vectors.ts'
import { payloads } from './payloads.ts'
import { visitAll } from './visit.ts'
import { noFindings, setTrap } from './watch.ts'

interface Attacked {
  product: Pick<TestServer, 'url'>
  directory: string
  browser: Browser
  canary: Canary
  login: { email: string; password: string }
  /** Documents of each kind. */
  rounds: number
}

/** Makes the attack. @returns its figures in order, and what was found */
export async function attack({ product, directory, browser, canary, login, rounds }: Attacked) {
  const all = payloads(canary.url)
  const figures: [what: string, figure: number][] = [['payloads', all.length]]
  const found: string[] = []
  const { url } = product

  const signedIn = await apiOf(url).call('POST', '/api/auth/login', login)
  const { token } = signedIn.body
  const api = apiOf(url, token)
  const files = createFiles(url, token)
  const known = await knownValues(api, files, login.password)

  const names = await files.underNames(all)
  const made = new Map<string, string[]>()
  const fields = await fillEverything(api, all, { rounds, known, made })
  await fillTrashAndSpam(api, known, packed(all, 0, 2000).text)
  figures.push(
    ['texts of the API document', fields.length],
    ['of them take any payload', fields.filter(({ taken }) => taken.size > 0).length],
    ['payloads stored in a text', fields.reduce((sum, { taken }) => sum + taken.size, 0)],
  )

  figures.push(['files under a payload as their name', names.taken])
  found.push(...names.odd.map((header) => `a file name in a header: ${header}`))

  const drawings = svgFiles(canary.url)
  const taken = (
    await Promise.all(
      drawings.map((text, index) => files.upload(`drawing-${index}.svg`, new TextEncoder().encode(text))),
    )
  ).filter((id) => id !== undefined)
  figures.push(['drawings', drawings.length], ['of them are stored, cleaned', taken.length])

  const findings = noFindings()
  const visitor = await browser.newContext()
  const administrator = await browser.newContext()
  await administrator.addInitScript((token) => {
    try {
      localStorage.setItem('token', token)
    } catch {
      // A page of its own, such as an empty one, has no storage.
    }
  }, token)
  for (const context of [visitor, administrator]) await setTrap(context, findings)
  const pages = await everyPage(await builtPages(), api, {
    shortlists: made.get('/api/shortlists') ?? [],
    previews: await makePreviews(api, made),
  })
  const ofBackOffice = pages.filter((path) => path.startsWith('/admin'))
  const ofSite = pages.filter((path) => !path.startsWith('/admin'))
  figures.push(['public pages visited', await visitAll(visitor, url, ofSite, findings)])
  figures.push(['back-office pages visited', await visitAll(administrator, url, ofBackOffice, findings)])
  figures.push([
    'names of files that are chosen to be uploaded',
    await chooseFiles(administrator, url, all, findings),
  ])
  const page = await visitor.newPage()
  await openDrawings(page, taken.map(files.viewOf))
  await page.close()
  figures.push(
    ['payloads alive in a page', findings.alive.length],
    ['stopped by the policy', findings.stopped.length],
  )
  found.push(...findings.alive, ...findings.stopped, ...findings.broken)

  // What an archive brings back was cleaned when it was saved, if its product was this one: the policy is what is left.
  const past = noFindings()
  const before = canary.asked.length
  putPastCleaning(directory, all.map(({ text }) => text).join('\n'))
  const unclean = await browser.newContext()
  await setTrap(unclean, past)
  // Any write makes pages anew.
  await api.call('PUT', '/api/settings', { metaTitle: 'Anew' })
  for (const path of ['/terms-and-conditions', '/privacy-policy', '/about']) {
    const page = await unclean.newPage()
    await page.goto(url + path, { waitUntil: 'load' })
    await page.close()
  }
  figures.push(['past all that cleans: stopped by the policy', past.stopped.length + past.stoppedImages])
  // No policy speaks of where a page leads: what sends its visitor elsewhere is left to the cleaning.
  const elsewhere = canary.asked.filter((path, index) => index < before || path !== '/refresh')
  figures.push(
    ['scripts that ran', findings.ran.length + past.ran.length],
    ['requests elsewhere', elsewhere.length],
  )
  found.push(...findings.ran, ...past.ran, ...elsewhere.map((path) => `a request elsewhere: ${path}`))
  for (const context of [visitor, administrator, unclean]) await context.close()
  return { figures, found }
}

/** One of each kind is deleted, and one enquiry is spam. */
async function fillTrashAndSpam(api: Api, known: Record<string, unknown>, text: string): Promise<void> {
  for (const kind of ['designs', 'services', 'testimonials', 'banners', 'enquiries']) {
    const [first] = (await api.call('GET', `/api/${kind}`)).body.data
    if (first) await api.call('DELETE', `/api/${kind}/${first._id}`)
  }
  await api.call('POST', '/api/enquiries', {
    ...{
      ...known,
      website: text,
      name: text.slice(0, 100),
      requirement: text,
      state: text.slice(0, 100),
      city: text.slice(0, 100),
    },
    ...{ email: 'spam@example.com', phone: '+91 98765 43210' },
  })
}

/** Writes a text into the settings as no call would. */
function putPastCleaning(directory: string, html: string): void {
  const database = new DatabaseSync(join(directory, 'portfolio.db'), { timeout: 5000 })
  const { document } = database.prepare('select document from setting').get() as { document: string }
  const pages = { termsAndConditions: html, privacyPolicy: html, aboutUs: html }
  database
    .prepare('update setting set document = ?')
    .run(JSON.stringify({ ...JSON.parse(document), ...pages }))
  database.close()
}
