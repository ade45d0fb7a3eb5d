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

test.each([
  ['Mon–Sat 10–6', ['Mo-Sa 10:00-18:00']],
  ['Mon-Sat 9.30 to 6.30', ['Mo-Sa 09:30-18:30']],
  ['Mon–Sat 10am–6', ['Mo-Sa 10:00-18:00']],
  ['Mon–Sat 9–9', ['Mo-Sa 09:00-21:00']],
  ['Mon–Sat 12–8', ['Mo-Sa 12:00-20:00']],
  ['Mon–Sat 10–6pm', ['Mo-Sa 10:00-18:00']],
  ['Mon–Sat 2–6', ['Mo-Sa 14:00-18:00']],
  ['Mon–Sat 1–5 pm', ['Mo-Sa 13:00-17:00']],
  ['Fri 22:00–06:00', ['Fr 22:00-06:00']],
  ['Fri 10 pm – 2 am', ['Fr 22:00-02:00']],
])('an end before its beginning is of the afternoon, where that can be: %j is %j', (typed, hours) => {
  expect(schemaHours(typed)).toEqual(hours)
})

test.each([
  ['Mon to Fri 9.30 to 6.30, Sat 10 to 2', ['Mo-Fr 09:30-18:30', 'Sa 10:00-14:00']],
  ['Mon-Sat 10-1, 4-8', ['Mo-Sa 10:00-13:00', 'Mo-Sa 16:00-20:00']],
  ['Mon, Wed & Fri: 10 a.m. – 6 p.m.', ['Mo,We,Fr 10:00-18:00']],
  ['Monday - Saturday (10:00 AM - 7:00 PM)', ['Mo-Sa 10:00-19:00']],
  ['10am-6pm, Mon-Sat', ['Mo-Sa 10:00-18:00']],
  ['Open daily from 10 to 7', ['Mo-Su 10:00-19:00']],
  ['Weekdays 10-6; weekends by appointment', []],
  ['10 AM to 7 PM (Sunday closed)', ['Mo-Sa 10:00-19:00']],
  ['10:00 - 18:00\nClosed on Wednesdays', ['Mo-Tu,Th-Su 10:00-18:00']],
  ['Mon–Sat 10–6\nSunday: closed', ['Mo-Sa 10:00-18:00']],
])('as firms write them, %j is %j', (typed, hours) => {
  expect(schemaHours(typed)).toEqual(hours)
})

test.each(['10am-6pm', '10:00 - 18:00', 'Mon–Sat 10–6 by appointment', 'Monks 10-6', 'Call 98250 12345'])(
  'nothing is said for %j, which leaves the days or the hours open',
  (typed) => {
    expect(schemaHours(typed)).toEqual([])
  },
)
