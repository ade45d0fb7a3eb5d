import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'

const results = new URL('./results.md', import.meta.url)

/** Shows rows as they come, and keeps them for the file of results. */
export function createReport() {
  const lines: string[] = []
  const [load = 0] = loadavg()
  let widths: number[] = []

  function show(cells: string[]) {
    console.log(
      cells
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    lines.push(`| ${cells.join(' | ')} |`)
  }

  return {
    /** Begins a table. The first column is as wide as its longest row may be. */
    table(title: string, note: string, columns: string[]) {
      console.log(`\n${title}\n${note}\n`)
      lines.push('', `## ${title}`, '', note, '')
      widths = columns.map((name, at) => Math.max(at === 0 ? 44 : 9, name.length))
      show(columns)
      lines.push(`| ${columns.map((_, at) => (at === 0 ? '---' : '---:')).join(' | ')} |`)
    },
    row: (name: string, ...cells: (string | number)[]) => show([name, ...cells.map(String)]),
    /** Puts what was shown in place of the last run's results. */
    write: (seconds: number) => writeFile(results, [...heading(seconds, load), ...lines, ''].join('\n')),
  }
}

/** A figure with so many decimals; a dash where nothing was answered. */
export function figure(value: number, decimals: number): string {
  return Number.isFinite(value) ? value.toFixed(decimals) : '–'
}

export type Report = ReturnType<typeof createReport>

function heading(seconds: number, load: number): string[] {
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(1)
  const processor = cpus()[0]?.model.trim() ?? ''
  const machine = `${availableParallelism()} cores (${processor}), ${gigabytes} GiB, ${type()} ${release().split('-')[0]}, Node ${process.version}`
  const busy = `${load.toFixed(1)} processes at work on it before`
  return ['# What `npm run bench` measured', '', `${machine}; ${busy}; ${Math.round(seconds)} s in all.`]
}
