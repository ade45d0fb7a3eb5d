import { defineConfig } from 'vitest/config'
import { ProgressReporter } from './test/progress-reporter.ts'

const testsIn = (rooms: string) => `${rooms}/**/*.test.{ts,tsx}`

export default defineConfig({
  test: {
    maxWorkers: 2,
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
        },
      },
    ],
  },
})
