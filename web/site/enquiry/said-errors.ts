import { enquiryErrorWords } from '#contract/words/enquiry-errors.ts'
import { type Words, wordsOf } from '#contract/words/fill.ts'

type Name = keyof typeof enquiryErrorWords
const names = Object.keys(enquiryErrorWords) as Name[]

/** Messages of the contract by field, each as the firm has it. */
export function saidErrors(errors: Record<string, string>, changed: Words): Record<string, string> {
  const say = wordsOf(enquiryErrorWords, changed)
  const said = Object.entries(errors).map(([field, message]) => {
    const name = names.find((each) => enquiryErrorWords[each] === message)
    return [field, name ? say(name) : message]
  })
  return Object.fromEntries(said)
}
