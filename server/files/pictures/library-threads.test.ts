import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runNode } from '#test/run-node.ts'
import { libraryThreads } from './library-threads.ts'

const countThreads = `
  import { readdirSync, readFileSync } from 'node:fs'
  const { drawing } = await import(${JSON.stringify(new URL('./drawing.ts', import.meta.url).href)})
  await drawing.open()
  const threads = readdirSync('/proc/self/task').map((id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8'))
  console.log(threads.filter((name) => name.startsWith('libvips worker')).length)
`

it.skipIf(!existsSync('/proc/self/task'))(
  'the picture library begins with the threads that it keeps',
  async () => {
    const { out, error } = await runNode(['--input-type=module', '--eval', countThreads], {})
    expect(error).toBe('')
    expect(out.trim()).toBe(libraryThreads.VIPS_MAX_THREADS)
  },
)
