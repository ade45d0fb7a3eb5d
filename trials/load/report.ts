import type { Memory } from '../inspected.ts'
import type { Held } from '../loop-watch.ts'
import type { Refusals } from './refusals.ts'
import type { Visited } from './visit.ts'

/** Milliseconds that reads of what is stored may take, 99 of 100, and that the one thread may stand still. */
const most = { kept: 200, stall: 100, single: 50 }
/** MB that the heap may have grown by. */
const mostGrowth = 30

interface Phase {
  visited: Visited
  stalls: Held
}

interface Expected {
  kept: string[]
  /** Statuses beside 2xx that are meant, by kind. */
  refusals: Record<string, number[]>
  /** Whether all but enquiries may be refused. */
  isOverload: boolean
}

/** Prints what was measured, and what of it is wrong. */
export function createReport() {
  const wrong: string[] = []
  const object = (isWrong: boolean, what: string) => {
    if (!isWrong) return
    wrong.push(what)
    console.log(`WRONG: ${what}`)
  }

  return {
    isGood: () => wrong.length === 0,
    machine: (text: string) =>
      console.log(`\n${text}; ${wrong.length === 0 ? 'all as it should be' : `${wrong.length} wrong`}`),
    alone(name: string, milliseconds: number) {
      console.log(`${name} holds the thread for ${milliseconds.toFixed(1)} ms`)
      object(milliseconds > most.single, `${name} holds the thread for ${milliseconds.toFixed(0)} ms`)
    },
    single(name: string, done: string) {
      console.log(`${name}: ${done}`)
      object(!/status 20\d(, 200)*/.test(done), `${name}: ${done}`)
    },
    phase(title: string, { visited, stalls }: Phase, { kept, refusals, isOverload }: Expected) {
      const { kinds, broken, unsent, busy } = visited
      console.log(
        `\n${title}\n\n| request | count | p50 ms | p95 ms | p99 ms | longest ms | statuses |\n|---|---:|---:|---:|---:|---:|---|`,
      )
      for (const [name, { times, statuses }] of Object.entries(kinds)) {
        const { count, p50, p95, p99, longest } = times
        const counts = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`)
        console.log(
          `| ${[name, count, ...[p50, p95, p99, longest].map((value) => value.toFixed(1)), counts.join(', ')].join(' | ')} |`,
        )
        const meant =
          refusals[name] ?? (isOverload && name !== 'enquiry' && name !== 'another visitor' ? [503] : [])
        const others = Object.keys(statuses)
          .map(Number)
          .filter((status) => (status < 200 || status >= 300) && !meant.includes(status))
        object(others.length > 0, `${title}, ${name}: status ${others}`)
        object(kept.includes(name) && p99 > most.kept, `${title}, ${name}: p99 ${p99.toFixed(0)} ms`)
      }
      console.log(
        `\nlongest stall of the loop ${stalls.longest.toFixed(1)} ms (computed without a pause: ${stalls.computed.toFixed(1)} ms); ${broken} connections broken, ${unsent} requests unsent, visitors' process busy ${(busy * 100).toFixed(0)} %`,
      )
      object(
        !isOverload && stalls.computed > most.stall,
        `${title}: the loop was held for ${stalls.computed.toFixed(0)} ms`,
      )
      object(!isOverload && broken > 0, `${title}: ${broken} connections broke`)
      object(unsent > 0, `${title}: ${unsent} requests found no connection`)
      const isRefused = Object.values(kinds).some(({ statuses }) => (statuses[503] ?? 0) > 0)
      object(isOverload && !isRefused, `${title}: nothing was refused`)
    },
    refusals({ searches, enquiries, longestEnquiry, rude, isTold }: Refusals) {
      console.log(
        `\none among too many: searches ${JSON.stringify(searches)}, enquiries ${JSON.stringify(enquiries)}, the longest ${longestEnquiry.toFixed(0)} ms`,
      )
      object(
        Object.keys(enquiries).join() !== '201',
        `enquiries among too many: ${JSON.stringify(enquiries)}`,
      )
      object(rude.length > 0, `refusals ${rude[0]}`)
      object(!isTold, 'health did not say that requests are refused')
    },
    memory(before: Memory, after: Memory, resident: number[]) {
      const text = ({ heap, buffers, resident }: Memory) =>
        `heap ${heap.toFixed(1)}, buffers ${buffers.toFixed(1)}, resident ${resident.toFixed(0)} MB`
      console.log(
        `\nmemory before: ${text(before)}; after: ${text(after)}; resident every 5 s: ${resident.map((megabytes) => megabytes.toFixed(0)).join(' ')}`,
      )
      object(
        after.heap - before.heap > mostGrowth,
        `the heap grew by ${(after.heap - before.heap).toFixed(0)} MB`,
      )
    },
  }
}
