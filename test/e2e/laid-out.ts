import type { Page } from '@playwright/test'
import { untilInOwnFonts } from './journeys.ts'
import { expect } from './product.ts'

/** The windows that every page is looked at in: phones, a tablet, and desks of little height among them. */
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 585 },
  { width: 1366, height: 625 },
  { width: 1440, height: 900 },
]

/**
 * Checks a page at every size of window: nothing is wider than the window or than the box that it stands in, no text
 * lies on other text, on a control or under a picture, no word of usual length is broken in a heading, and nothing in the
 * header is cut or broken over two lines.
 */
export async function expectLaidOut(page: Page, path: string, sizes = screens) {
  await page.setViewportSize(sizes[0] ?? { width: 1440, height: 900 })
  await page.goto(path)
  // The first act lets the page come alive; what lies far below is laid out then.
  await page.mouse.move(4, 4)
  await expect(page.locator('html:not([data-dormant])')).toHaveCount(1)
  await untilInOwnFonts(page)
  const faults: Record<string, string[]> = {}
  for (const size of sizes) {
    await page.setViewportSize(size)
    const found = await page.evaluate(findFaults)
    if (found.length > 0) faults[`${size.width} × ${size.height}`] = found
  }
  expect(faults, path).toEqual({})
}

/** Runs within the page. It stands alone there: nothing from outside of it may be used. */
function findFaults(): string[] {
  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  interface Line extends Box {
    element: Element
    node: Text
  }
  const slack = 1.5
  const longestUnbroken = 12
  const everything = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }
  const clips = new Map<Element, Box>()
  const faults = new Set<string>()
  const edge = document.documentElement.clientWidth
  const sideways = document.documentElement.scrollWidth - edge
  if (sideways > 0) faults.add(`The page is ${sideways} px wider than the window`)

  const shown = [...document.body.querySelectorAll('*')].filter(isShown)
  for (const element of shown) {
    if (element.parentElement?.closest('svg')) continue
    const box = within(element, element.getBoundingClientRect())
    if (box && (box.right > edge + slack || box.left < -slack))
      faults.add(
        `${say(element)} stands out of the window: ${Math.round(box.left)} to ${Math.round(box.right)}`,
      )
  }

  const lines = shown.flatMap(linesOf)
  for (const line of lines) {
    const block = blockOf(line.element)
    const room = block.getBoundingClientRect()
    const isClipped = getComputedStyle(block).overflowX !== 'visible'
    if (!isClipped && (line.right > room.right + slack || line.left < room.left - slack))
      faults.add(`"${words(line)}" is wider than the box that it stands in`)
  }
  findBrokenWords()
  findOverlaps()
  for (const header of document.querySelectorAll('body header:not(main header)')) findCuts(header)
  return [...faults]

  function isShown(element: Element): boolean {
    if (
      !element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      return false
    if (element.closest('svg') && element.tagName !== 'svg') return false
    const { width, height, bottom } = element.getBoundingClientRect()
    // What is said to a screen reader alone, and what waits above the page for the focus.
    return width > 1 && height > 1 && bottom > -window.scrollY
  }

  /** The part of a box that its ancestors leave to be seen. */
  function within(element: Element, { left, right, top, bottom }: Box, clip = clipOf(element)): Box | null {
    const seen = {
      left: Math.max(clip.left, left),
      right: Math.min(clip.right, right),
      top: Math.max(clip.top, top),
      bottom: Math.min(clip.bottom, bottom),
    }
    return seen.right - seen.left > slack && seen.bottom - seen.top > slack ? seen : null
  }

  /** What the ancestors of an element, each clipped by its own, leave to be seen. */
  function clipOf(element: Element): Box {
    const known = clips.get(element)
    if (known) return known
    const around = frameOf(element)
    const clip = around && around !== document.body ? inside(around) : everything
    clips.set(element, clip)
    return clip
  }

  function inside(element: Element): Box {
    const outer = clipOf(element)
    const { overflowX, overflowY } = getComputedStyle(element)
    if (overflowX === 'visible' && overflowY === 'visible') return outer
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return {
      left: Math.max(outer.left, left),
      right: Math.min(outer.right, right),
      top: Math.max(outer.top, top),
      bottom: Math.min(outer.bottom, bottom),
    }
  }

  function frameOf(element: Element): Element | null {
    return getComputedStyle(element).position === 'fixed' ? null : element.parentElement
  }

  /** The lines of an element's own text, each as high as its letters without ascenders and descenders. */
  function linesOf(element: Element): Line[] {
    if (element.matches('select, option, textarea, script, style')) return []
    const own = [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && node.data.trim() !== '',
    )
    return own.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].flatMap((rect) => {
        const middle = rect.height * 0.28
        const line = {
          left: rect.left,
          right: rect.right,
          top: rect.top + middle,
          bottom: rect.bottom - middle,
        }
        // What an element cuts off of its own text, as a title of two lines does, is not seen either.
        const seen = within(element, line, inside(element))
        // A blank between two inline elements has no letters.
        return seen && rect.width > 2 ? [{ ...seen, element, node }] : []
      })
    })
  }

  function blockOf(element: Element): Element {
    const { display } = getComputedStyle(element)
    const isInline = display.startsWith('inline') && display !== 'inline-block' && display !== 'inline-flex'
    return (isInline || display === 'contents') && element.parentElement
      ? blockOf(element.parentElement)
      : element
  }

  function findBrokenWords() {
    for (const { element, node } of lines) {
      if (!element.closest('h1, h2, h3')) continue
      for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
        if (word.length > longestUnbroken) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 8) faults.add(`"${word}" is broken`)
      }
    }
  }

  function findOverlaps() {
    const boxed = (selector: string) =>
      shown
        .filter((element) => element.matches(selector))
        .flatMap((element) => {
          const box = within(element, element.getBoundingClientRect())
          return box ? [{ ...box, element }] : []
        })
    const controls = boxed('button, input, select, textarea, summary, a[href]').filter(
      ({ element }) => getComputedStyle(element).display !== 'inline',
    )
    const pictures = boxed('img, video, svg[role=img]')
    for (const [index, line] of lines.entries()) {
      // A mark lies on the picture of its card on purpose; on the card's words it may not lie.
      const card = line.element.closest('[data-keep]')?.previousElementSibling
      for (const other of lines.slice(index + 1))
        if (overlap(line, other) && other.node !== line.node && inOneLayer(line, other))
          faults.add(`"${words(line)}" lies on "${words(other)}"`)
      for (const control of controls) {
        if (!overlap(line, control) || !inOneLayer(line, control)) continue
        if (control.element === card) continue
        if (control.element.contains(line.element) || line.element.contains(control.element)) continue
        faults.add(`"${words(line)}" lies on ${say(control.element)}`)
      }
      for (const picture of pictures) {
        if (!overlap(line, picture) || !inOneLayer(line, picture)) continue
        // A word may be set on a picture on purpose; it then stands in the picture's own frame.
        if (picture.element.parentElement?.contains(line.element) || card?.contains(picture.element)) continue
        faults.add(`"${words(line)}" and the picture ${say(picture.element)} lie on each other`)
      }
    }
  }

  function inOneLayer(one: { element: Element }, other: { element: Element }): boolean {
    return layerOf(one.element) === layerOf(other.element)
  }

  /** What floats over the page is compared with what floats in the same layer. */
  function layerOf(element: Element): Element | null {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(around).position)) return around
    return null
  }

  function findCuts(header: Element) {
    for (const element of [header, ...header.querySelectorAll('*')]) {
      if (!isShown(element) || element.closest('[role=dialog], details[open] nav')) continue
      const { overflowX, overflowY, display } = getComputedStyle(element)
      const isClipping = overflowX !== 'visible' || overflowY !== 'visible'
      if (isClipping && element.scrollHeight > element.clientHeight + slack)
        faults.add(`${say(element)} is cut below`)
      if (isClipping && element.scrollWidth > element.clientWidth + slack)
        faults.add(`${say(element)} is cut`)
      if (element.matches('nav a, nav summary') && display !== 'none') {
        const tops = new Set(linesOf(element).map(({ top }) => Math.round(top / 8)))
        if (tops.size > 1) faults.add(`${say(element)} breaks over ${tops.size} lines`)
      }
    }
    const name = header.querySelector('a[href="/"]')
    if (name && ![name, ...name.querySelectorAll('*')].some((element) => linesOf(element).some(isReadable)))
      faults.add('The firm’s name is not to be seen')
  }

  function isReadable({ left, right }: Box): boolean {
    return right - left > 24
  }

  function overlap(one: Box, other: Box): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > slack && along > slack
  }

  function words({ node }: Line): string {
    return node.data.trim().slice(0, 40)
  }

  function say(element: Element): string {
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return `<${element.tagName.toLowerCase()}> ${text.slice(0, 40)}`
  }
}
