import { expect, test } from 'vitest'
import { schemaHours } from './schema-hours.ts'

test.each([
  ['Mon–Sat 10:00–18:30', ['Mo-Sa 10:00-18:30']],
  ['Monday to Friday: 10 am to 6.30 pm\nSat 10-14', ['Mo-Fr 10:00-18:30', 'Sa 10:00-14:00']],
  ['Sun 12 am - 12 pm', ['Su 00:00-12:00']],
  ['By appointment\nTue 9:30 – 17:00', ['Tu 09:30-17:00']],
  ['Mon 13 pm - 15 pm', []],
  ['Mon 10:75-18:00', []],
  ['', []],
])('%j is %j', (typed, hours) => {
  expect(schemaHours(typed)).toEqual(hours)
})
