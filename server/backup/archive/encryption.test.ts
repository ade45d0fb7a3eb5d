import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { decrypt, encryption } from './encryption.ts'

it('what is encrypted with a passphrase opens with no other', async () => {
  const encrypt = await encryption('stone lamp river')
  const bytes = await buffer(await encrypt(Readable.from([Buffer.from('a house')])))
  expect(await text(await decrypt(Readable.from([bytes]), 'stone lamp river'))).toBe('a house')
  await expect(decrypt(Readable.from([bytes]), 'stone lamp rivers')).rejects.toThrow(
    'it was encrypted with another BACKUP_KEY',
  )
})
