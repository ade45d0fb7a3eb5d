import type { Enquiry } from '#contract/enquiry.ts'

type Asked = Pick<Enquiry, 'name' | 'design' | 'about'>

/** How a short answer begins. */
export function openingOf(asked: Asked): string {
  return `Hello ${asked.name}, thank you for your enquiry${aboutDesign(asked)}.`
}

/** What an answer by mail is about. @param firm named where no design is */
export function subjectOf(asked: Asked, firm?: string): string {
  return `Your enquiry${aboutDesign(asked) || (firm ? ` to ${firm}` : '')}`
}

/** As it follows 'your enquiry'; '' where no design was asked about. */
export function aboutDesign({ design, about }: Pick<Asked, 'design' | 'about'>): string {
  const asked = design ?? about
  return asked?.code ? ` about ${asked.title} (${asked.code})` : ''
}
