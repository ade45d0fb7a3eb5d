import type { Page } from '@playwright/test'

type Point = [x: number, y: number]

interface Gesture {
  /** What is waited for while the fingers still rest where they have come to. */
  beforeLifting?: () => Promise<unknown>
}

/** Moves fingers along straight lines, each from its first point to its second, in steps that the page has drawn. */
export async function drawFingers(
  page: Page,
  lines: [from: Point, to: Point][],
  { beforeLifting }: Gesture = {},
) {
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  const steps = 10
  for (let step = 0; step <= steps; step++) {
    const between = (from: number, to: number) => from + ((to - from) * step) / steps
    await touch(
      step ? 'touchMove' : 'touchStart',
      lines.map(([from, to]) => [between(from[0], to[0]), between(from[1], to[1])]),
    )
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
  await beforeLifting?.()
  await touch('touchEnd', [])
  await device.detach()
}

/** Taps twice at one place, as fast as a hand does however long the page takes to hear it. */
export async function tapTwice(page: Page, [x, y]: Point) {
  const device = await page.context().newCDPSession(page)
  const begun = Date.now() / 1000
  const touches = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const
  for (const [index, type] of touches.entries())
    await device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
      timestamp: begun + index * 0.05,
    })
  await device.detach()
}
