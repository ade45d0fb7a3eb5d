import type { ActivityKind } from '#contract/activity.ts'

/** What a document of a kind is called in a sentence: a pricing image, and any other by its kind. */
export function called(kind: ActivityKind): string {
  return kind === 'pricing' ? 'pricing image' : kind
}

/** As `called`, with its article: a design, an enquiry. */
export function oneCalled(kind: ActivityKind): string {
  const name = called(kind)
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}
