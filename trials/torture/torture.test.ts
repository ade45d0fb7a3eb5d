import { expect, it } from 'vitest'
import { reasonWithoutDisks } from '../disk.ts'
import { randomOf } from '../random.ts'
import { Journal, nowhere } from './journal.ts'
import { killPhase } from './kill.ts'
import { powerCutPhase } from './power-cut.ts'

const seed = Math.trunc(Math.random() * 2 ** 32)

it(`a product that is killed keeps what it has acknowledged, whole (seed ${seed})`, async () => {
  const { acknowledged, compared } = await killPhase({ rounds: 2, random: randomOf(seed) })
  expect([acknowledged > 0, compared > 0]).toEqual([true, true])
})

const reason = await reasonWithoutDisks()
if (reason) {
  console.warn(`Power cuts are not tried here, because ${reason}.`)
  it(`power cuts are not tried here, because ${reason}`, ({ skip }) => skip())
}

it.runIf(!reason)(
  `a product whose power is cut keeps what it has acknowledged, whole (seed ${seed})`,
  async () => {
    const { acknowledged, compared } = await powerCutPhase({ rounds: 1, random: randomOf(seed) })
    expect([acknowledged > 0, compared > 0]).toEqual([true, true])
  },
  120_000,
)

it('what was asked for and not answered is done or not, what was acknowledged is done', async () => {
  const journal = new Journal('T')
  const design = journal.begin('design')
  const live = { at: 'live', revision: 0 } as const
  await journal.attempt(design, live, async () => ({ status: 201 }))
  expect(design.may).toEqual([live])
  await expect(journal.attempt(design, nowhere, () => Promise.reject(new Error('gone')))).rejects.toThrow()
  expect(design.may).toEqual([live, nowhere])
  await expect(journal.attempt(design, nowhere, async () => ({ status: 500 }))).rejects.toThrow(
    'answered 500',
  )
  expect(journal.counts).toEqual({ acknowledged: 1, unanswered: 1, refused: 0 })
})
