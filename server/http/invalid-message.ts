import type { z } from 'zod'

const names: Record<string, string> = {
  object: 'an object',
  array: 'a list',
  string: 'a single text',
  number: 'a number',
  boolean: 'true or false',
}

/** What is said of an issue: what the contract says of it, or in plain words what was expected in that place. */
export function invalidMessage(issue: z.core.$ZodIssue): string {
  const { message } = issue
  if (issue.code !== 'invalid_type' || !message.startsWith('Invalid input')) return message
  const expected = names[issue.expected]
  return expected ? `${placeOf(issue.path)} must be ${expected}` : message
}

function placeOf(path: PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string')
  if (name === undefined) return 'The body'
  return typeof path.at(-1) === 'number' ? `Each of ${name}` : name
}
