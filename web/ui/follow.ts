import { failureWords } from '#contract/words/failure.ts'
import { tellPlainly } from './tell-plainly.ts'

/**
 * Goes to an address of ours by the browser itself, where code did not arrive. Without a connection the page stays: the
 * browser would put its own in its place.
 */
export async function follow(address: string): Promise<void> {
  try {
    await fetch(address, { method: 'HEAD' })
  } catch {
    return tellPlainly(document.getElementById('no-connection')?.dataset.says ?? failureWords['site.offline'])
  }
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.assign(address)
}
