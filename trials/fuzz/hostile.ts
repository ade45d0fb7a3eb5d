import fc from 'fast-check'

/** Stands in a generated body for a number that JSON can write and a program can't hold. */
const rawNumber = (text: string) => `§raw:${text}§`

const texts = [
  '',
  ' ',
  '\t\n',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\uffff',
  '\u202egnp.exe',
  'İSTANBUL ß ﬁ',
  '👨‍👩‍👧‍👦',
  'a\u0301'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(3000),
  'मकान '.repeat(500),
  '"'.repeat(400),
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  'null',
  'true',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%zz',
  "'; drop table design; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '<!--',
  '{{7*7}}',
  '=1+1',
  'javascript:alert(1)',
  'http://[::1',
  '//example.com',
  'f'.repeat(24),
  'F'.repeat(24),
  '0'.repeat(24),
  'z'.repeat(24),
  'unique()',
  '2026-13-45T99:99:99.000Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999+14:00',
  '* OR *',
  'NEAR("a" "b", 5)',
  '-a -b',
  '^a$ (a+)+$',
]

const numbers = [0, -0, -1, 0.5, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, 1e21, 1e308, 5e-324, -1e308]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.double().map(String),
)

/** What no schema asks for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      ...numbers,
      ...['1e999', '-1e999', '1e-999', '123456789012345678901234567890'].map(rawNumber),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, [], {}, [[]], [null], [{}], { length: 1e9 }, { toString: 1 }, { $ref: '#' }],
      Array.from({ length: 600 }, () => 'x'),
    ),
  },
  fc.jsonValue({ maxDepth: 3 }),
)

/** Bodies that are no JSON, or one that nobody writes. */
export const hostileBody: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc
    .constantFrom(
      ...['', ' ', '{', '}', '{"a":', '[1,]', "{'a':1}", 'null', 'true', '0', '""', '[]', 'NaN', '\ufeff{}'],
      ...['{"title":"a","title":"b"}', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{}}}'],
      ...['{"__proto__":null,"hasOwnProperty":1,"toString":2}', '{"a":1}{"b":2}', '{"\\ud800":1}', '{"":1}'],
      ...[`${'['.repeat(5000)}${']'.repeat(5000)}`, '{"a":'.repeat(3000) + 1 + '}'.repeat(3000)],
      ...[`[${'1,'.repeat(50_000)}1]`, `{"title":"${'x'.repeat(900_000)}"}`, 'x'.repeat(1_200_000)],
    )
    .map((text) => Buffer.from(text)),
  fc
    .constantFrom(
      [0xff, 0xfe],
      [0x22, 0xc3, 0x28, 0x22],
      [0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d],
      [0x1f, 0x8b],
    )
    .map((bytes) => Uint8Array.from(bytes)),
  fc.uint8Array({ maxLength: 200 }),
  fc.jsonValue({ maxDepth: 4 }).map((value) => Buffer.from(JSON.stringify(value))),
)
