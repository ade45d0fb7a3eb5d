import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const text = await readFile(new URL('docs/security.md', root), 'utf8')
const rows = text.split('\n').filter((line) => /^\| \d/.test(line))

it('every file that the table of requirements names is there', () => {
  const named = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|tsx|md))`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
})

it('every test that is named by its title has it', async () => {
  let titles = 0
  for (const row of rows)
    for (const [, path = '', quoted = ''] of row.matchAll(
      /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:;? "[^"]+")+)/g,
    )) {
      const source = await readFile(new URL(path, root), 'utf8')
      for (const [, title = ''] of quoted.matchAll(/"([^"]+)"/g)) {
        titles++
        expect(source.includes(title), `${path}: ${title}`).toBe(true)
      }
    }
  expect(titles).toBeGreaterThan(40)
})

it('every requirement stands in the table once', () => {
  const numbers = rows.flatMap(
    (row) =>
      row
        .split('|')[1]
        ?.split(',')
        .map((number) => number.trim()) ?? [],
  )
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
