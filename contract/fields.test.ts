import { describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { z } from 'zod'
import {
  amount,
  email,
  isPhone,
  isSafeLink,
  line,
  paging,
  queryFlag,
  queryLimit,
  requiredLine,
  requiredText,
  text,
  texts,
  title,
  updatedAt,
  word,
} from './fields.ts'
import { nameKey, slugOf } from './identity.ts'

/** What a schema makes of a value: the value, or the first message. */
function read(schema: ZodType, value: unknown) {
  const { success, data, error } = schema.safeParse(value)
  return success ? data : new Error(error.issues[0]?.message)
}

it.each([
  ['Court\r\nhouse', 'Court house'],
  ['Court\n\nhouse\n', 'Court house'],
  ['Court\u2028house', 'Court house'],
  ['Court house\u0085', 'Court house'],
  ['Court  house', 'Court  house'],
])('what breaks the line %j becomes a space', (said, expected) => {
  for (const schema of [line('Name', 100), requiredLine('Name', 100), title])
    expect(read(schema, said)).toBe(expected)
  expect(read(texts('Features', 30), [said])).toEqual([expected])
})

it.each([
  ['https://example.com/a?b=c#d', true],
  ['http://example.com', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['mailto:office@example.com', true],
  ['tel:+919876543210', true],
  ['/gallery?category=villa', true],
  ['/', true],
  ['#contact', true],
  ['', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['vbscript:x', false],
  ['blob:https://example.com/x', false],
  ['file:///etc/passwd', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['https:/evil.example', false],
  ['https:evil.example', false],
  ['https:///evil.example', false],
  ['https://', false],
  ['https://exa mple.com', false],
  ['https://[', false],
  ['mailto:', false],
  ['example.com', false],
  ['"onclick="x', false],
])('the link %j is safe: %s', (link, expected) => {
  expect(isSafeLink(link)).toBe(expected)
})

it.each([
  ['+91 98765 43210', true],
  ['(080) 2345-6789', true],
  ['1234567', true],
  ['123456789012345', true],
  ['+91-98765–43210', true],
  ['\u202a+91 98765 43210\u202c', true],
  ['123456', false],
  ['1234567890123456', false],
  ['98765x43210', false],
  ['९८७६५४३२१०', false],
  ['+-() ', false],
  ['', false],
])('the phone number %j is valid: %s', (phone, expected) => {
  expect(isPhone(phone)).toBe(expected)
})

it.each<[given: unknown, expected: unknown]>([
  [' Asha.Rao+x@mail.example.co.in ', 'Asha.Rao+x@mail.example.co.in'],
  ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत'],
  ...[
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'a@b@c.de',
    'a b@c.de',
    'a@b..c',
    'a@.b',
    'a@b.',
    'a,b@c.de',
  ].map((given): [string, Error] => [given, new Error('Please enter a valid email address')]),
  ['a\r\nBcc: x@y.zz', new Error('Please enter a valid email address')],
  [`${'x'.repeat(250)}@b.de`, new Error('Email must be at most 254 characters')],
  ['', new Error('Email is required')],
  [null, new Error('Email is required')],
])('the email %j', (given, expected) => {
  expect(read(email, given)).toEqual(expected)
})

describe('A text', () => {
  it.each([
    ['  wide\u00a0', 'wide'],
    ['', ''],
    ['12345', '12345'],
    ['  12345  ', '12345'],
    ['123456', new Error('Note must be at most 5 characters')],
    [null, new Error('Note must be text')],
    [undefined, new Error('Note must be text')],
    [5, new Error('Note must be text')],
    ['a\0', new Error('Note contains a character that cannot be stored')],
    ['\udc00', new Error('Note contains a character that cannot be stored')],
    ['🏡', '🏡'],
  ])('%j', (given, expected) => {
    expect(read(text('Note', 5), given)).toEqual(expected)
  })

  it.each([
    [' ', new Error('Name is required')],
    ['\u200b\u00ad\u3164', new Error('Name is required')],
    ['\u0085', new Error('Name is required')],
    [null, new Error('Name is required')],
    [undefined, new Error('Name is required')],
    [{}, new Error('Name must be text')],
    [' a ', 'a'],
  ])('that is required: %j', (given, expected) => {
    expect(read(requiredText('Name', 5), given)).toEqual(expected)
    expect(read(requiredLine('Name', 5), given)).toEqual(expected)
  })

  it('of a list: empty ones are dropped before they are counted', () => {
    expect(read(texts('Colors', 2), [' red ', '', ' ', 'blue'])).toEqual(['red', 'blue'])
    expect(read(texts('Colors', 2), ['a', 'b', 'c'])).toEqual(new Error('At most 2 colors are allowed'))
    expect(read(texts('Colors', 2), 'red')).toEqual(new Error('Colors must be a list'))
  })
})

it.each([
  [0, 0],
  [0.5, 0.5],
  [100, 100],
  [null, null],
  [100.01, new Error('Width is too large')],
  [-0.01, new Error('Width must not be negative')],
  [Number.NaN, new Error('Width must be a number')],
  [Number.POSITIVE_INFINITY, new Error('Width must be a number')],
  ['5', new Error('Width must be a number')],
  ['', new Error('Width must be a number')],
  [undefined, new Error('Width must be a number')],
])('the amount %j', (given, expected) => {
  expect(read(amount('Width', 100), given)).toEqual(expected)
})

it.each([
  ['2026-03-01T10:00:00.500Z', true],
  ['2026-03-01T15:30:00+05:30', true],
  ['2026-03-01T10:00Z', true],
  ['2026-03-01T15:30+05:30', true],
  ['2026-02-30T10:00Z', false],
  ['2026-03-01T24:00Z', false],
  ['2026-03-01T10:00', false],
  ['2026-03-01', false],
  ['2026-02-30T10:00:00Z', false],
  ['2026-03-01T10:00:00', false],
  ['', false],
  [1767225600000, false],
  [undefined, true],
])('the version %j is a date: %s', (given, expected) => {
  expect(updatedAt.safeParse(given).success).toBe(expected)
})

it.each([
  ['Floor Plan', 'floor-plan'],
  ['  Under 1000   sqft ', 'under-1000-sqft'],
  ['1000-1200 sqft', '1000-1200-sqft'],
  ['ÉTUDE E\u0301tude', 'étude-étude'],
  ['छोटा घर', 'छोटा-घर'],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('names are compared without letter case and outer spaces', () => {
  expect(nameKey(' E\u0301TUDE ')).toBe(nameKey('étude'))
  expect(nameKey('Étude')).not.toBe(nameKey('Etude'))
})

describe('A query', () => {
  const page = z.object(paging)

  it.each([
    [{}, { page: 1, limit: 100 }],
    [
      { page: '7', limit: '500' },
      { page: 7, limit: 500 },
    ],
    [
      { page: '007', limit: '501' },
      { page: 7, limit: 500 },
    ],
    [{ limit: '9'.repeat(50) }, { page: 1, limit: 500 }],
    [{ page: '9'.repeat(400) }, { page: Number.MAX_SAFE_INTEGER, limit: 100 }],
  ])('of pages %j', (given, expected) => {
    expect(read(page, given)).toEqual(expected)
  })

  it.each(['0', '-1', '1.5', '1e3', '', ' 1', '00', '٣', ['1', '2']])(
    'refuses %j as a page and as a limit',
    (value) => {
      expect(page.safeParse({ page: value }).success).toBe(false)
      expect(page.safeParse({ limit: value }).success).toBe(false)
    },
  )

  it('of a short list', () => {
    expect([undefined, '1', '24', '25'].map((limit) => read(queryLimit(4, 24), limit))).toEqual([
      4, 1, 24, 24,
    ])
  })

  it('of a flag', () => {
    expect(
      ['true', 'false', undefined].map((value) =>
        read(queryFlag('Featured', 'Whether it is featured.'), value),
      ),
    ).toEqual([true, false, undefined])
    expect(read(queryFlag('Featured', 'Whether it is featured.'), '1')).toEqual(
      new Error('Featured must be true or false'),
    )
  })

  it('of a word with a zero character is not that of the word without', () => {
    expect(read(word, 'villa')).toBe('villa')
    expect(read(word, 'villa\0')).not.toBe('villa')
    expect(read(word, 'villa\0')).not.toContain('\0')
  })
})
