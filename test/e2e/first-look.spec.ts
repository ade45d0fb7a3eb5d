import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '../start-server.ts'

const screens = [
  { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 },
]

test('on a bare start, every picture of the home page, the gallery and the categories is there already', async ({
  browser,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-first-look-'))
  const product = await startServer({ DATA_DIR: directory })
  try {
    for (const screen of screens) {
      const context = await browser.newContext({ ...screen, baseURL: product.url })
      const page = await context.newPage()
      for (const path of ['/', '/gallery', '/category/architecture', '/category/interior']) {
        await page.goto(path)
        const widths = await page.locator('main picture img').evaluateAll(widthsOnceSeen)
        expect(widths.length).toBeGreaterThan(2)
        expect(Math.min(...widths)).toBeGreaterThan(0)
      }
      await context.close()
    }
    const drawn = await readdir(join(directory, 'renditions')).catch(() => [])
    expect(drawn.filter((name) => !name.startsWith('.'))).toEqual([])
  } finally {
    await product.stop()
    await rm(directory, { recursive: true, force: true })
  }
})

/** Runs within the page: brings each picture near in turn, since one that is fetched late is fetched then. */
async function widthsOnceSeen(images: HTMLElement[]): Promise<number[]> {
  const widths: number[] = []
  for (const image of images as HTMLImageElement[]) {
    image.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' })
    await new Promise((done) => {
      if (image.complete) return done(null)
      image.addEventListener('load', done)
      image.addEventListener('error', done)
    })
    widths.push(image.naturalWidth)
  }
  return widths
}
