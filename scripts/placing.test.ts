import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { runNode } from '#test/run-node.ts'

const script = fileURLToPath(new URL('./place-build.ts', import.meta.url))

/** A project in which builds are made of what they are said to hold. */
async function projectToBuild() {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-placing-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return {
    async build(files: Record<string, string>) {
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(directory, 'build.next', path)), { recursive: true })
        await writeFile(join(directory, 'build.next', path), content)
      }
      expect(await runNode([script], {}, directory)).toEqual({ code: 0, out: '', error: '' })
    },
    list: (folder: string, own: string[]) =>
      writeFile(join(directory, 'build', `own-${folder}.json`), JSON.stringify(own)),
    read: (path: string) => readFile(join(directory, 'build', path), 'utf8'),
    names: (folder: string) => readdir(join(directory, folder)),
  }
}

const versionOf = (name: string) => ({
  'client/index.html': name,
  [`client/assets/page-${name}.js`]: name,
  'client/assets/shared.js': 'same',
  'product/main.js': name,
  [`product/serve-${name}.js`]: name,
  'product/shared.js': 'same',
})

it('a build takes the place of the one before, whose pages stay for whoever has loaded a part of them', async () => {
  const { build, read, names } = await projectToBuild()
  for (const name of ['first', 'second', 'third']) await build(versionOf(name))
  expect(await names('.')).toEqual(['build'])
  expect(await read('product/main.js')).toBe('third')
  expect(await read('client/index.html')).toBe('third')
  expect((await names('build/client/assets')).sort()).toEqual([
    'page-first.js',
    'page-second.js',
    'page-third.js',
    'shared.js',
  ])
})

it.each([
  { found: 'what it imports late', folder: 'product', kind: 'serve' },
  { found: 'the code of its pages', folder: 'client/assets', kind: 'page' },
])(
  'a process finds $found after ten builds that were made while it runs, also where one was made twice',
  async ({ folder, kind }) => {
    const { build, names } = await projectToBuild()
    for (let number = 0; number < 10; number++) await build(versionOf(`${number}`))
    await build(versionOf('9'))
    await build(versionOf('10'))
    const found = async () => (await names(`build/${folder}`)).filter((name) => name.startsWith(`${kind}-`))
    expect((await found()).sort()).toEqual(
      Array.from({ length: 11 }, (_, number) => `${kind}-${number}.js`).sort(),
    )
    await build(versionOf('11'))
    expect(await found()).not.toContain(`${kind}-0.js`)
    expect(await found()).toContain(`${kind}-1.js`)
  },
)

it('a process of a release that named only what its own build made finds it', async () => {
  const { build, list, names } = await projectToBuild()
  await build(versionOf('old'))
  await list('product', ['main.js', 'serve-old.js', 'shared.js'])
  await build(versionOf('new'))
  await build(versionOf('newer'))
  expect(await names('build/product')).toContain('serve-old.js')
})
