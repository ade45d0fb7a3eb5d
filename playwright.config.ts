import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { takeQuickFolder } from './test/quick-folder.ts'
import { compileCache } from './test/run-node.ts'

takeQuickFolder()
Object.assign(process.env, compileCache)

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium that the machine has, the first of these names; without one, Playwright's own. */
function systemChromium(names: string[]): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Where Tab goes round the page and what is fetched ahead are as in a window. */
const inWindow = /(admin-day|first-visit)\.spec\.ts$/

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page lives long enough for its code to be worth optimising.
  '--js-flags=--no-opt --no-maglev',
]

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // One more than cores: now and then a test waits.
  workers: availableParallelism() + 1,
  timeout: 480_000,
  // How busy the machine is decides no test.
  expect: { timeout: 60_000 },
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  // What hangs says where.
  use: { viewport: { width: 1280, height: 800 }, actionTimeout: 60_000 },
  projects: [
    {
      // First, since its longest file takes longer than what else is left at the end.
      name: 'window',
      testMatch: inWindow,
      use: { launchOptions: { executablePath: systemChromium(names), args } },
    },
    {
      // The shell draws no window around each page, where the machine has it.
      name: 'pages',
      testIgnore: inWindow,
      use: {
        launchOptions: {
          executablePath: systemChromium(['chromium-headless-shell', ...names]),
          // What the processor draws needs no process of its own.
          args: [...args, '--in-process-gpu'],
        },
      },
    },
  ],
})
