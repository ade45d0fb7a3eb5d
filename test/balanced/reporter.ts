import type { Reporter, TestCase } from 'vitest/node'

/** Says at the end why tests were left out, and how many for each reason. */
export class LeftOutReporter implements Reporter {
  readonly #counts = new Map<string, number>()

  onTestCaseResult(test: TestCase): void {
    const result = test.result()
    if (result.state !== 'skipped') return
    const reason = result.note ?? 'skipped by itself'
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1)
  }

  onTestRunEnd(): void {
    for (const [reason, count] of [...this.#counts].sort(([, one], [, other]) => other - one))
      console.log(`${String(count).padStart(5)} left out: ${reason}`)
  }
}
