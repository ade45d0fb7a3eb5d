import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import lock from '../../package-lock.json' with { type: 'json' }
import { type Project, wrongIn } from './lockfile.ts'

const isInstalled = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url))
const always = () => true
const good = { version: '1.0.0', integrity: 'sha512-AAAA' }

it('nothing is wrong with the lockfile of the product', () => {
  expect(wrongIn({ lock, manifest } as unknown as Project, isInstalled)).toEqual([])
})

it.each([
  ['comes from elsewhere', { resolved: 'https://elsewhere.example/a.tgz' }, /comes from https:\/\/elsewhere/],
  ['has no hash', { integrity: undefined }, /has no SHA-512/],
  ['has a hash that is too weak', { integrity: 'sha1-AAAA' }, /has no SHA-512/],
  ['runs a script at its installation', { hasInstallScript: true }, /runs a script/],
])('a package that %s is named', (_what, change, named) => {
  const project = { lock: { packages: { '': {}, 'node_modules/a': { ...good, ...change } } }, manifest: {} }
  expect(wrongIn(project, always)).toEqual([expect.stringMatching(named)])
})

it('a version that may move is named, and a script that is allowed is not', () => {
  const packages = { 'node_modules/a': { ...good, hasInstallScript: true } }
  const manifest = { dependencies: { a: '^1.0.0' }, allowScripts: { a: true } }
  expect(wrongIn({ lock: { packages }, manifest }, always)).toEqual(['a ^1.0.0 names more than one version'])
})
