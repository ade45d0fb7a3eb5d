import { enquiryErrorWords } from '#contract/words/enquiry-errors.ts'
import type { Words } from '#contract/words/fill.ts'
import { saidErrors } from '../said-errors.ts'

/** What is wrong with an enquiry, each message as the firm has it. */
export function saidEnquiryErrors(errors: Record<string, string>, changed: Words): Record<string, string> {
  return saidErrors(enquiryErrorWords, changed, errors)
}
