import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test'

export interface OpenedPage {
  context: BrowserContext
  page: Page
}

/** A page that stays open after its test: the next one finds the product's code fetched and compiled there. */
export interface KeptPage {
  /** Opens a page for a test as nobody has used it. @param key of what its context was opened with */
  open(browser: Browser, key: string): Promise<OpenedPage>
  /** Takes away what the test has left; what cannot be taken away takes the page with it. */
  tidy(origin: string, viewport: ViewportSize | null): Promise<void>
  close(): Promise<void>
}

interface Kept extends OpenedPage {
  key: string
  isMarked(): boolean
}

/** What a test calls that marks page or context for good. */
const marksContext = ['addInitScript', 'grantPermissions', 'newCDPSession', 'newPage', 'route', 'setOffline']
const marksPage = ['addInitScript', 'emulateMedia', 'exposeFunction', 'setExtraHTTPHeaders']

const listenedTo = ['console', 'pageerror', 'request', 'requestfinished', 'response'] as const
const stored = 'cookies,local_storage,session_storage,indexeddb,cache_storage,service_workers'

export function keepPage(): KeptPage {
  let kept: Kept | undefined

  async function close() {
    await kept?.context.close()
    kept = undefined
  }

  return {
    async open(browser, key) {
      if (kept && kept.key !== key) await close()
      kept ??= await openPage(browser, key)
      return kept
    },
    async tidy(origin, viewport) {
      if (!kept) return
      const { context, page, isMarked } = kept
      if (isMarked() || page.isClosed() || context.pages().length > 1) return close()
      for (const event of listenedTo) page.removeAllListeners(event)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // Away from the test's page, and in the product's own place, which a page's process belongs to.
      await page.goto(`${origin}/favicon.svg`)
      await clear(kept, origin)
      if (viewport) await page.setViewportSize(viewport)
    },
    close,
  }
}

async function openPage(browser: Browser, key: string): Promise<Kept> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const hasContextMarks = watch(context, marksContext)
  const hasPageMarks = watch(page, marksPage)
  return { key, context, page, isMarked: () => hasContextMarks() || hasPageMarks() }
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
  await page.evaluate(() => sessionStorage.clear())
}
