import { type Browser, chromium, type Page } from '@playwright/test'
import { withProduct } from './product.ts'

/*
 * The first act of a visit, on Lighthouse's mid-range phone and its slow 4G: how long after a tap the page shows that it
 * was heard, and how long until what was asked for is there, at four moments after the first paint. Medians. Run with
 * `npm run bench:first-act`; `RUNS=1` is quicker, and `PRODUCT=http://…` measures a product that runs already.
 */
const runs = Number(process.env.RUNS ?? 3)
const seconds = [0, 1, 3, 8]
const viewport = { width: 412, height: 823 }
const phone = { viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const slowdown = 4
const mostMilliseconds = 12_000

interface Control {
  name: string
  /** Selects what is tapped. */
  tapped: string
  /** Selects what is visible once it is done. */
  done: string
}

interface Times {
  seen: number
  done: number
}

const form = 'form[aria-label="Send Us a Message"] [name=requirement]'
const enquire = { tapped: 'header [aria-haspopup=dialog]', done: `dialog ${form}, [role=dialog] ${form}` }
const picture = { tapped: '#main a[aria-label^=Enlarge]', done: 'dialog[open] img, [role=dialog] img' }
const filters = { tapped: '[popovertarget=filters], a[href="#filters"]', done: '[name=minPrice]' }
const menu = { tapped: 'header details.group > summary', done: 'nav[aria-label=Menu]' }

if (process.env.PRODUCT) await measureAll(process.env.PRODUCT)
else await withProduct({ designs: 100, pictures: 12 }, ({ url }) => measureAll(url))

async function measureAll(url: string) {
  const { data } = await (await fetch(`${url}/api/designs?limit=1`)).json()
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  console.log(`ms until seen / done${seconds.map((second) => `${second} s`.padStart(14)).join('')}`)
  for (const [path, control] of [
    ['/category/architecture', { name: 'Enquire', ...enquire }],
    [`/designs/${data[0].code}`, { name: 'a picture', ...picture }],
    ['/gallery', { name: 'the filters', ...filters }],
    ['/', { name: 'the menu', ...menu }],
  ] as const) {
    // The first visit makes the pictures' renditions.
    await visit(browser, url + path, (page) => page.waitForLoadState('networkidle'))
    const cells: string[] = []
    for (const second of seconds) {
      const times: Times[] = []
      for (let run = 0; run < runs; run++)
        times.push(await visit(browser, url + path, (page) => tap(page, control, second)))
      const of = (what: keyof Times) => median(times.map((time) => time[what])).toFixed(0)
      cells.push(`${of('seen')} / ${of('done')}`.padStart(14))
    }
    console.log(control.name.padEnd(20) + cells.join(''))
  }
  await browser.close()
}

/** Goes there with a slow phone on a slow line, and nothing in its cache. */
async function visit<T>(browser: Browser, address: string, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address, { waitUntil: 'commit' })
    return await act(page)
  } finally {
    await context.close()
  }
}

async function tap(page: Page, control: Control, second: number): Promise<Times> {
  const place = await page.evaluate(untilThere, control.tapped)
  await page.waitForTimeout(second * 1000)
  const times = page.evaluate(timesOf, { done: control.done, mostMilliseconds })
  await page.touchscreen.tap(place.x, place.y)
  return times
}

/** Runs in the page: waits for its first paint, and says where the control is. */
async function untilThere(tapped: string) {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
  for (;;) {
    const element = [...document.querySelectorAll(tapped)].find((one) => one.checkVisibility())
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    if (width > 0) return { x: x + width / 2, y: y + height / 2 }
    await new Promise(requestAnimationFrame)
  }
}

/** Runs in the page: from the tap, as the browser took it, to the frames that show something, and all. */
async function timesOf({ done, mostMilliseconds }: { done: string; mostMilliseconds: number }) {
  const sign = '[data-held], html[data-navigating]'
  const tapped = await new Promise<number>((resolve) => {
    window.addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), {
      capture: true,
      once: true,
    })
  })
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
  const times = { seen: Number.NaN, done: Number.NaN }
  while (Number.isNaN(times.done) && performance.now() - tapped < mostMilliseconds) {
    const isDone = isShown(done)
    const isSeen = isDone || isShown(sign)
    // What was found is painted by the next frame.
    await new Promise(requestAnimationFrame)
    const now = performance.now() - tapped
    if (isSeen && Number.isNaN(times.seen)) times.seen = now
    if (isDone) times.done = now
  }
  return times
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
