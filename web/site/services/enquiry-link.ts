import type { Service } from '#contract/service.ts'

/** Asks for one service on the contact page. */
export function serviceEnquiryLink({ _id }: Pick<Service, '_id'>): string {
  return `/contact?service=${_id}#enquiry`
}
