import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { libraryThreads } from './server/files/pictures/library-threads.ts'
import { isBalanced } from './test/balanced/balanced.ts'
import { LeftOutReporter } from './test/balanced/reporter.ts'
import { ProgressReporter } from './test/progress-reporter.ts'
import { takeQuickFolder } from './test/quick-folder.ts'
import { compileCache } from './test/run-node.ts'

takeQuickFolder()
Object.assign(process.env, compileCache, libraryThreads)

const testsIn = (rooms: string) => `${rooms}/**/*.test.{ts,tsx}`

export default defineConfig({
  test: {
    // One more than cores: now and then a test waits.
    maxWorkers: availableParallelism() + 1,
    // How busy the machine is decides no test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 100_000, interval: 20 } },
    reporters: [new ProgressReporter(), 'minimal', ...(isBalanced ? [new LeftOutReporter()] : [])],
    projects: [
      {
        extends: true,
        test: {
          // These compute and keep nothing: they share one thread's modules.
          name: 'rules',
          include: [testsIn('{contract,web,samples,tools}')],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [testsIn('{server,test,scripts,bench,trials}')],
          globalSetup: ['test/postgres.ts'],
          setupFiles: isBalanced ? ['test/balanced/setup.ts'] : [],
          alias: { '@node-rs/argon2': fileURLToPath(new URL('./test/cheap-argon2.ts', import.meta.url)) },
          // React draws pages as it does for visitors: its development build takes twice as long over them.
          env: { NODE_ENV: 'production' },
          pool: 'forks',
          // Without room, a third of the time goes into collecting what is short-lived: what buffers hold counts as
          // the rest does, and nothing is sought in the first hundreds of megabytes.
          execArgv: [
            '--max-semi-space-size=64',
            '--external-memory-accounted-in-global-limit',
            '--initial-heap-size=512',
          ],
          // The application is loaded once a worker, not once a file: each test puts back what it replaces.
          isolate: false,
        },
      },
    ],
  },
})
