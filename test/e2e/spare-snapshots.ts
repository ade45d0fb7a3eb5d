import type { Page } from '@playwright/test'

/** What of Playwright's own is meant here, of what a page stands for on the browser's side. */
interface Inside {
  mainFrame(): { context(world: 'utility'): Promise<object> }
}

interface World {
  rawEvaluateHandle(source: string): Promise<unknown>
}

const describes = 'ariaSnapshotForExpectFailure(element, options) {'

let isDone = false

/**
 * Keeps Playwright from writing down the whole page, as a screen reader has it, each time that an expectation is not met
 * yet: only that of the last time is ever shown. A test that fails attaches its page as it then stands.
 * @throws Error where Playwright calls it otherwise, which an update may bring
 */
export async function spareSnapshots(page: Page): Promise<void> {
  if (isDone) return
  isDone = true
  const { _connection } = page as unknown as { _connection: { toImpl(page: Page): Inside } }
  const world = await _connection.toImpl(page).mainFrame().context('utility')
  const worlds = Object.getPrototypeOf(world) as World
  const own = worlds.rawEvaluateHandle
  worlds.rawEvaluateHandle = function (source) {
    if (!source.includes('module.exports.InjectedScript')) return own.call(this, source)
    if (!source.includes(describes)) throw new Error(`Playwright has no ${describes}`)
    return own.call(this, source.replace(describes, `${describes} return;`))
  }
}
