import { expect, test } from 'vitest'
import { z } from 'zod'
import { invalidMessage } from './invalid-message.ts'

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  const issue = schema.safeParse(value).error?.issues[0]
  return issue && invalidMessage(issue)
}

const schema = z.object({
  page: z.string(),
  links: z.object({ site: z.string('Link must be text') }),
  parts: z.array(z.object({})),
})
const whole = { page: '1', links: { site: '' }, parts: [] }

test.each([
  ['a body that is a list', [], 'The body must be an object'],
  ['a body that is null', null, 'The body must be an object'],
  ['a parameter that came twice', { ...whole, page: ['1', '2'] }, 'page must be a single text'],
  ['a part that is a text', { ...whole, links: 'x' }, 'links must be an object'],
  ['a list that is an object', { ...whole, parts: {} }, 'parts must be a list'],
  ['an entry of a list', { ...whole, parts: ['x'] }, 'Each of parts must be an object'],
  ['what the contract has words for', { ...whole, links: { site: 5 } }, 'Link must be text'],
])('Says in plain words what is wrong with %s', (_, value, message) => {
  expect(messageOf(schema, value)).toBe(message)
})
