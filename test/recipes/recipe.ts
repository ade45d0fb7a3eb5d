import { type SpawnOptions, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../', import.meta.url))
const notCopied = new Set(['.git', 'node_modules', 'build', 'data', 'test-results', '.prepare.lock'])

/** What is done to one file: a line added after one that is there, one put in another's place, or the whole of a new file. */
export type Step = { file: string } & (
  | { after: string; add: string }
  | { replace: string; with: string }
  | { text: string }
  /** The whole of another file, with some words put in the place of others. */
  | { like: string; naming: [from: string, to: string][] }
)

/** One recipe of CONTRIBUTING.md, as somebody would follow it. */
export interface Recipe {
  /** The recipe's heading. */
  title: string
  steps: Step[]
}

/** The files that a recipe touches, tests left out, in the order of its steps. */
export function filesOf({ steps }: Recipe): string[] {
  return [...new Set(steps.map(({ file }) => file))].filter((file) => !/^test\/|\.test\./.test(file))
}

/** A copy of the project's files on which recipes are followed. */
export async function copyProject() {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-recipe-'))
  await cp(project, directory, { recursive: true, filter: (path) => !notCopied.has(relative(project, path)) })
  await symlink(join(project, 'node_modules'), join(directory, 'node_modules'))

  async function take(step: Step): Promise<void> {
    const path = join(directory, step.file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await textAfter(step, path))
  }

  async function textAfter(step: Step, path: string): Promise<string> {
    if ('text' in step) return step.text
    if ('like' in step) {
      const model = await readFile(join(directory, step.like), 'utf8')
      return step.naming.reduce((text, [from, to]) => text.replaceAll(from, to), model)
    }
    const before = await readFile(path, 'utf8')
    const sought = 'after' in step ? step.after : step.replace
    if (before.split(sought).length !== 2)
      throw new Error(`${step.file} has this ${before.split(sought).length - 1} times:\n${sought}`)
    return before.replace(sought, () => ('after' in step ? step.after + step.add : step.with))
  }

  return {
    /** Takes the steps in turn. @throws where one does not fit the file any more */
    async follow(steps: Step[]): Promise<void> {
      for (const step of steps) await take(step)
    },

    /**
     * What the compiler says of each file; nothing where all is well.
     * @param of the whole project, or of what tests, trials and the bench are left out of
     */
    async compile(of: 'all' | 'product' = 'all'): Promise<Record<string, string[]>> {
      const options = ['--pretty', 'false', ...(of === 'product' ? ['--project', await productAlone()] : [])]
      const { isFine, output } = await run('npm', ['run', 'types', '--silent', '--', ...options])
      const errors = [...output.matchAll(/^(\S+?)\(\d+,\d+\): (error .*)$/gm)]
      if (isFine !== (errors.length === 0)) throw new Error(`The compiler could not be run: ${output}`)
      const byFile = Map.groupBy(errors, ([, file]) => file ?? '')
      return Object.fromEntries(
        [...byFile].map(([file, found]) => [file, found.map(([, , text]) => text ?? '')]),
      )
    },

    /** Runs test files of the copy. @returns what they print, and whether all passed */
    test: (files: string[]) =>
      run(join(directory, 'node_modules/.bin/vitest'), [
        'run',
        ...['--reporter=default', '--maxWorkers=1'],
        ...files,
      ]),

    remove: () => rm(directory, { recursive: true, force: true }),
  }

  async function productAlone(): Promise<string> {
    const file = join(directory, 'tsconfig.product.json')
    const rooms = ['contract', 'server', 'web', 'samples', '.react-router/types']
    const include = rooms.flatMap((room) => [`${room}/**/*.ts`, `${room}/**/*.tsx`])
    const exclude = ['**/*.test.ts', '**/*.test.tsx']
    await writeFile(file, JSON.stringify({ extends: './tsconfig.json', include, exclude }))
    return file
  }

  function run(command: string, words: string[]): Promise<{ isFine: boolean; output: string }> {
    const options: SpawnOptions = { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] }
    const child = spawn(command, words, options)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => resolve({ isFine: code === 0, output }))
    })
  }
}
