import { expect, it } from 'vitest'
import type { Finding } from './finding.ts'
import { report } from './report.ts'

const mendable: Finding = { problem: 'One is wrong', mend: async () => 'Mended' }
const hopeless: Finding = { problem: 'Another is wrong', mend: async () => undefined }

async function said(findings: Finding[], isRepair: boolean) {
  const lines: string[] = []
  const code = await report({ files: 1, bytes: 1_500_000, findings }, isRepair, (line) => lines.push(line))
  return [code, ...lines]
}

it('says what is wrong, and mends nothing unasked', async () => {
  expect(await said([], false)).toEqual([0, '1 file (1.4 MB) checked: all is well.'])
  expect(await said([mendable], false)).toEqual([
    1,
    'One is wrong',
    '1 file (1.4 MB) checked: 1 problem. Mend with: npm run files -- repair',
  ])
})

it('says how each was mended, and succeeds where none is left', async () => {
  expect(await said([mendable], true)).toEqual([
    0,
    'One is wrong',
    '  Mended',
    '1 file (1.4 MB) checked: 1 problem, 0 left.',
  ])
  expect(await said([hopeless, mendable], true)).toEqual([
    1,
    'Another is wrong',
    '  Left as it is',
    'One is wrong',
    '  Mended',
    '1 file (1.4 MB) checked: 2 problems, 1 left.',
  ])
})
