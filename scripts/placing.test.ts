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
    read: (path: string) => readFile(join(directory, 'build', path), 'utf8'),
    names: (folder: string) => readdir(join(directory, folder)),
  }
}

it('a build takes the place of the one before, whose code stays for whoever has loaded a part of it, and that of the one before goes', async () => {
  const { build, read, names } = await projectToBuild()
  for (const name of ['first', 'second', 'third'])
    await build({
      'client/index.html': name,
      [`client/assets/page-${name}.js`]: name,
      'client/assets/shared.js': 'same',
      'product/main.js': name,
      [`product/serve-${name}.js`]: name,
    })
  expect(await names('.')).toEqual(['build'])
  expect(await read('product/main.js')).toBe('third')
  expect(await read('client/index.html')).toBe('third')
  expect((await names('build/product')).sort()).toEqual(['main.js', 'serve-second.js', 'serve-third.js'])
  expect((await names('build/client/assets')).sort()).toEqual([
    'page-second.js',
    'page-third.js',
    'shared.js',
  ])
})
