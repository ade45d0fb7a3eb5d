import type { Histogram } from './histogram.ts'

type Labels = Record<string, string>

/** One number of a metric, or one histogram, told apart from the others by its labels. */
export type Sample = { labels?: Labels; value: number } | { labels?: Labels; histogram: Histogram }

export interface Metric {
  name: string
  /** What it means, in a sentence. */
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}

/** A number that goes up and down, or several that are told apart by their labels. */
export function gauge(name: string, help: string, value: number | Sample[]): Metric {
  return { name, help, type: 'gauge', samples: typeof value === 'number' ? [{ value }] : value }
}

/** A number that only goes up, or several that are told apart by their labels. */
export function counter(name: string, help: string, value: number | Sample[]): Metric {
  return { ...gauge(name, help, value), type: 'counter' }
}

/** A number for each value of one label. */
export function byLabel(label: string, numbers: Iterable<readonly [string, number]>): Sample[] {
  return Array.from(numbers, ([name, value]) => ({ labels: { [label]: name }, value }))
}

export const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/** The metrics as Prometheus reads them; one without samples is left out. */
export function asText(metrics: Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} ${type}`,
        ...samples.flatMap((sample) => linesOf(name, sample)),
        '',
      ].join('\n'),
    )
    .join('')
}

function linesOf(name: string, sample: Sample): string[] {
  const { labels = {} } = sample
  if ('value' in sample) return [line(name, labels, sample.value)]
  const { bounds, counts, sum } = sample.histogram
  let below = 0
  const buckets = counts().map((count, at) => {
    below += count
    const bound = bounds[at]
    return line(`${name}_bucket`, { ...labels, le: bound === undefined ? '+Inf' : String(bound) }, below)
  })
  return [...buckets, line(`${name}_sum`, labels, sum()), line(`${name}_count`, labels, below)]
}

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
