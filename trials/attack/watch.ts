import type { BrowserContext, Page } from '@playwright/test'

/** What a page did that no page may do, and what its policy had to stop. */
export interface Findings {
  ran: string[]
  /** The policy stopped what should never have become markup: of images alone it is what a text may hold. */
  stopped: string[]
  stoppedImages: number
  alive: string[]
  broken: string[]
}

export const noFindings = (): Findings => ({ ran: [], stopped: [], stoppedImages: 0, alive: [], broken: [] })

/**
 * Sets a trap in every page of a context: a function that any payload calls, dialogs, the reports of the policy, errors.
 * What is found is named with the page where it was.
 */
export async function setTrap(context: BrowserContext, findings: Findings): Promise<void> {
  await context.exposeBinding('trap', ({ page }) => void findings.ran.push(`${page.url()} a script`))
  context.on('page', (page) => {
    page.on('dialog', async (dialog) => {
      if (dialog.type() !== 'beforeunload') findings.ran.push(`${page.url()} a dialog`)
      await dialog.dismiss().catch(() => undefined)
    })
    page.on('pageerror', (error) => findings.broken.push(`${page.url()} ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (!/Content Security Policy/.test(text)) return
      if (/img-src/.test(text)) findings.stoppedImages++
      else findings.stopped.push(`${page.url()} ${text}`)
    })
  })
}

/** What stands in a document that could act, were there no policy: none of it is the product's own. */
export async function findLiveMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const acting =
      'iframe, frame, object, embed, base, meta[http-equiv=refresh i], foreignObject, handler, animate, set'
    for (const element of document.querySelectorAll(acting)) found.push(element.outerHTML.slice(0, 200))
    for (const script of document.querySelectorAll('script'))
      if (!script.nonce && script.type !== 'application/ld+json') found.push(script.outerHTML.slice(0, 200))
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        const leads = /^(xlink:)?href$|^src$|^action$|^formaction$|^data$|^ping$/i.test(name)
        // What the browser itself leaves out of an address.
        const address = [...value].filter((letter) => letter > ' ').join('')
        const runs = leads && /^(javascript|vbscript|data:text|data:image\/svg)/i.test(address)
        if (/^on/i.test(name) || runs) found.push(`${element.tagName} ${name}=${value.slice(0, 100)}`)
      }
    return found
  })
}
