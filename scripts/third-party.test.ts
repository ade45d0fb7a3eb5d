import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { thirdParty } from './third-party.ts'

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')

it('THIRD-PARTY.md says what is installed; npm run third-party writes it', async () => {
  expect(await read('THIRD-PARTY.md')).toBe(await thirdParty())
})

it.each(['anek-latin', 'martian-mono'])(
  'the licence of %s is handed out as its package brings it',
  async (name) => {
    expect(await read(`public/fonts/${name}-license.txt`)).toBe(
      await read(`node_modules/@fontsource-variable/${name}/LICENSE`),
    )
  },
)
