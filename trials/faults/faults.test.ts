import { expect, it } from 'vitest'
import { Lacking } from '../lacking.ts'
import { meet } from './fault.ts'
import { faults } from './faults.ts'

// The quick ones; `npm run faults` tries all.
for (const fault of faults.filter(({ name }) => ['disk full', 'no file handles left'].includes(name)))
  it(`${fault.name}: a clear 503, reads go on, and all is well by itself afterwards`, async ({ skip }) => {
    const outcome = await meet(fault).catch((error) => {
      if (!(error instanceof Lacking)) throw error
      console.warn(`${fault.name} is not tried here: ${error.message}`)
      return skip(error.message)
    })
    expect(outcome).toContain('well again')
  })
