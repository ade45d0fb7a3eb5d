import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'

export interface OpenedPage {
  context: BrowserContext
  page: Page
}

/** Pages that stay open after their tests: the next one finds the product's code fetched and compiled there. */
export interface KeptPages {
  /**
   * Opens a page for a test as nobody has used it.
   * @param key of what its context was opened with
   * @param isNew where nothing may have been fetched there before
   */
  open(browser: Browser, key: string, isNew: boolean): Promise<OpenedPage>
  /** Takes away what the test has left on the page opened last; what cannot be taken away takes the page with it. */
  tidy(origin: string): Promise<void>
  close(): Promise<void>
}

interface Kept extends OpenedPage {
  isMarked(): boolean
}

/** What a test calls that marks page or context for good. */
const marksContext = ['addInitScript', 'grantPermissions', 'newCDPSession', 'newPage', 'route', 'setOffline']
const marksPage = ['addInitScript', 'emulateMedia', 'exposeFunction', 'setExtraHTTPHeaders']

/** Milliseconds for which the next test waits for a page to be closed that nobody looks at any more. */
const longestClosing = 60_000

const listenedTo = ['console', 'pageerror', 'request', 'requestfinished', 'response'] as const
const stored = 'cookies,local_storage,session_storage,indexeddb,cache_storage,service_workers'

export function keepPages(): KeptPages {
  const kept = new Map<string, Kept>()
  let last = ''

  /** Chromium may not answer to this for ever, once in some thousands: what is left then ends with the worker's browser. */
  async function close(key: string) {
    const closed = kept.get(key)?.context.close()
    kept.delete(key)
    closed?.catch(() => {})
    await Promise.race([closed, wait(longestClosing, undefined, { ref: false })])
  }

  return {
    async open(browser, key, isNew) {
      if (isNew) await close(key)
      last = key
      const opened = kept.get(key) ?? (await openPage(browser))
      kept.set(key, opened)
      return opened
    },
    async tidy(origin) {
      const used = kept.get(last)
      if (!used) return
      const { context, page, isMarked } = used
      if (isMarked() || page.isClosed() || context.pages().length > 1) return close(last)
      for (const event of listenedTo) page.removeAllListeners(event)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // Away from the test's page, and in the product's own place, which a page's process belongs to.
      // A step back that the test left under way may overtake it once.
      const away = () => page.goto(`${origin}/favicon.svg`)
      await away().catch(away)
      await clear(used, origin)
    },
    async close() {
      for (const key of [...kept.keys()]) await close(key)
    },
  }
}

async function openPage(browser: Browser): Promise<Kept> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const hasContextMarks = watch(context, marksContext)
  const hasPageMarks = watch(page, marksPage)
  return { context, page, isMarked: () => hasContextMarks() || hasPageMarks() }
}

/** @returns whether one of these methods has been called since */
function watch(target: object, methods: string[]): () => boolean {
  let isCalled = false
  const called = target as Record<string, (...values: unknown[]) => unknown>
  for (const name of methods) {
    const own = called[name]?.bind(target)
    called[name] = (...values) => {
      isCalled = true
      return own?.(...values)
    }
  }
  return () => isCalled
}

async function clear({ context, page }: Kept, origin: string) {
  const newSession = Object.getPrototypeOf(context).newCDPSession as BrowserContext['newCDPSession']
  const session = await newSession.call(context, page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: stored })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await context.clearCookies()
  await page.evaluate(() => {
    sessionStorage.clear()
    // As for whoever has been here: the fonts have loaded before.
    localStorage.setItem('fonts', 'loaded')
  })
}
