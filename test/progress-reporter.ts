import type { Reporter } from 'vitest/node'

/** Counts, on a terminal, the test files that are done, in a line of its own; beside it failures and the summary stay. */
export class ProgressReporter implements Reporter {
  #files = 0
  #done = 0

  onTestRunStart(files: readonly unknown[]): void {
    this.#files = files.length
    this.#done = 0
  }

  onTestModuleEnd(): void {
    this.#done++
    this.#write(`${this.#done} of ${this.#files} test files`)
  }

  onTestRunEnd(): void {
    this.#write('')
  }

  #write(text: string): void {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${text}`)
  }
}
