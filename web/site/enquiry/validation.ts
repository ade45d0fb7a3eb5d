import { enquiryCreate } from '#contract/enquiry.ts'

export { saidEnquiryErrors } from './enquiry-errors.ts'

/** The first message of each field that is wrong; empty where the enquiry can be sent. */
export function checkEnquiry(values: Record<string, unknown>): Record<string, string> {
  const result = enquiryCreate.safeParse(values)
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= message
  return errors
}
