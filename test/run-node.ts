import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }

/** As `npm start` has it: what was compiled before takes less time and memory. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
}

const [, startCommand = ''] = manifest.scripts.start.split(' && ')

/** What `npm start` runs of a project, and what it tells Node itself and the allocator of its memory. */
export const asStarted = {
  main: startCommand.split(' ').at(-1) ?? '',
  flags: startCommand.match(/--\S+/g) ?? [],
  environment: {
    ...Object.fromEntries(
      [...startCommand.matchAll(/(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ),
    ...compileCache,
  },
}

/** How a process has ended: its exit code, 1 where a signal ended it, and what it has printed. */
export interface Ended {
  code: number
  out: string
  error: string
}

/**
 * Runs a script of the project in a process of its own, to its end.
 * @param environment all that it knows beside the PATH
 * @param cwd the folder in which it runs
 */
export function runNode(
  words: string[],
  environment: Record<string, string | undefined>,
  cwd?: string,
): Promise<Ended> {
  const env = { PATH: process.env.PATH, ...compileCache, ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, words, { env, cwd }, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code ?? 1) : 0, out, error }),
    )
  })
}
