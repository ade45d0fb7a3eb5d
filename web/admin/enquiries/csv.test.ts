import { expect, test } from 'vitest'
import type { Enquiry } from '#contract/enquiry.ts'
import { csvOf } from './csv.ts'

test('reads as on the screen, and cells that would run as formulas are text', async () => {
  const enquiry = {
    name: '=1+1',
    email: 'meera@example.in',
    phone: '+91 98765 43210',
    city: 'Kochi',
    state: 'Kerala',
    requirement: '@home, "two"\nlines',
    status: 'new',
    followUpOn: null,
    assignee: null,
    createdAt: '2026-09-05T20:00:00.000Z',
    reference: 'E604-2C3A',
    about: {
      ...{ code: 'ARC-1001', title: 'Courtyard house', plot: '30x40ft-e' },
      ...{ search: '3 bhk east', page: '/gallery' },
      list: [
        { code: 'ARC-1002', title: 'Hill house' },
        { code: 'ARC-1003', title: 'Lane house' },
      ],
    },
  } as Enquiry
  const bytes = await csvOf([enquiry]).arrayBuffer()
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\ufeffName,Email,Phone,Location,Requirement,Status,Date,Design,Plot,Shortlist,Reference,Search,Page,Follow-up\n' +
      `'=1+1,meera@example.in,\u00a0+91 98765 43210,"Kochi, Kerala","'@home, ""two""\nlines",New,06 Sep 2026,ARC-1001 Courtyard house,"30 × 40 ft, facing east",ARC-1002 Hill house; ARC-1003 Lane house,E604-2C3A,3 bhk east,/gallery,\n`,
  )
})
