import type { Enquiry } from '#contract/enquiry.ts'

type Asked = Pick<Enquiry, 'name' | 'design'>

/** How an answer in a chat begins. */
export function openingOf({ name, design }: Asked): string {
  return `Hello ${name}, thank you for your enquiry${design ? ` about ${named(design)}` : ''}.`
}

/** What an answer by mail is about. */
export function subjectOf({ design }: Asked): string {
  return design ? `Your enquiry about ${named(design)}` : 'Your enquiry'
}

function named({ title, code }: NonNullable<Enquiry['design']>): string {
  return `${title} (${code})`
}
