import { type Words, wordsOf } from '#contract/words/fill.ts'

type Errors = Record<string, string>

/**
 * Messages of the contract by field, each as the firm has it; what it has not changed stays as it is.
 * @param own the product's words for them, word for word
 * @param labelOf what a field is called that a message names
 */
export function saidErrors(
  own: Words,
  changed: Words,
  errors: Errors,
  labelOf: (field: string) => string = (field) => field,
): Errors {
  const say = wordsOf(own, changed) as (name: string, values: Errors) => string
  const said = Object.entries(errors).map(([field, message]) => {
    for (const name of Object.keys(own)) {
      const values = changed[name] === undefined ? null : readAs(own[name] ?? '', message)
      if (values) return [field, say(name, 'field' in values ? { ...values, field: labelOf(field) } : values)]
    }
    return [field, message]
  })
  return Object.fromEntries(said)
}

/** What stands in a message for the placeholders of a text; null where it is another. */
function readAs(text: string, message: string): Errors | null {
  const pattern = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')
  const found = new RegExp(`^${pattern}$`).exec(message)
  return found && { ...found.groups }
}
