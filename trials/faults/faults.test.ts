import { expect, it } from 'vitest'
import { Lacking } from '../lacking.ts'
import { meet } from './fault.ts'
import { faults } from './faults.ts'

// The quick ones; `npm run faults` tries all.
const quick = faults.filter(({ name }) => ['disk full', 'no file handles left'].includes(name))

it.each(quick)(
  '$name: a clear 503, reads go on, and all is well by itself afterwards',
  async (fault) => {
    const outcome = await meet(fault).catch((error) => {
      if (error instanceof Lacking) return error.message
      throw error
    })
    expect(outcome).toMatch(/well again|can't be mounted|is needed|takes Linux/)
  },
  60_000,
)
