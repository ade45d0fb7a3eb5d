import { isSafeLink, linkMessage, text } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'

/** A host with a dot, and what may follow it. */
const bareAddress = /^(?:[\p{L}\p{M}\d-]+\.)+\p{L}[\p{L}\p{M}]+(?:[/?#]\S*)?$/u
const handle = /^@([\w.-]+)$/

/**
 * A link as people type it, completed: `instagram.com/firm` gets its `https://`, and `@firm` the address of its network
 * where `profiles` says what profiles begin with. What could mean something else stays as it is.
 */
function completeLink(typed: string, profiles?: string): string {
  const name = handle.exec(typed)?.[1]
  if (name && profiles) return profiles + name
  return bareAddress.test(typed) ? `https://${typed}` : typed
}

/** A link that is completed before it is checked: the API takes whole ones alone. */
export function typedLink(profiles?: string) {
  return text('Link', limits.link)
    .transform((typed) => completeLink(typed, profiles))
    .refine(isSafeLink, linkMessage)
}
