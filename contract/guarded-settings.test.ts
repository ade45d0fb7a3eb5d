import { expect, it } from 'vitest'
import { permittedSettings } from './guarded-settings.ts'

it('what an editor sends leaves out what only owners set, however old it is', () => {
  const sent = { websiteName: 'Rao & Shah', trashDays: 30, paymentSettings: { upiId: 'raoshah@upi' } }
  expect(permittedSettings('editor', sent)).toEqual({ websiteName: 'Rao & Shah' })
  expect(permittedSettings('owner', sent)).toEqual(sent)
})
