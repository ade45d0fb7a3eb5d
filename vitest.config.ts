import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { ProgressReporter } from './test/progress-reporter.ts'

const testsIn = (rooms: string) => `${rooms}/**/*.test.{ts,tsx}`

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: [new ProgressReporter(), 'minimal'],
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
          include: [testsIn('{server,test,scripts}')],
          globalSetup: ['test/postgres.ts'],
          pool: 'forks',
          // The application is loaded once a worker, not once a file: each test puts back what it replaces.
          isolate: false,
        },
      },
    ],
  },
})
