import { readdir } from 'node:fs/promises'
import { type monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { productVersion } from '../system/version.ts'
import { counter, gauge, type Metric } from './text.ts'

const nanosecondsASecond = 1e9
const microsecondsASecond = 1e6

/** The process itself. @param delay how late the event loop was since it was asked last; reset here */
export async function ofProcess(delay: ReturnType<typeof monitorEventLoopDelay>): Promise<Metric[]> {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const files = await openFiles()
  const late = { max: delay.max, p99: delay.percentile(99) }
  delay.reset()
  return [
    gauge('plinth_build_info', 'What runs; always 1.', [
      { labels: { version: productVersion, node: process.versions.node }, value: 1 },
    ]),
    gauge(
      'plinth_event_loop_delay_max_seconds',
      'How late the event loop came at most since it was asked last.',
      secondsOf(late.max),
    ),
    gauge(
      'plinth_event_loop_delay_p99_seconds',
      'What it stayed under in 99 of 100 turns since it was asked last.',
      secondsOf(late.p99),
    ),
    gauge(
      'plinth_event_loop_utilization_ratio',
      'The part of its time since the start in which the event loop was at work.',
      performance.eventLoopUtilization().utilization,
    ),
    gauge('plinth_heap_used_bytes', 'What objects take.', heapUsed),
    gauge('plinth_external_bytes', 'What is kept beside them: buffers.', external),
    gauge('process_resident_memory_bytes', 'Memory that the process takes.', rss),
    counter(
      'process_cpu_seconds_total',
      'Time that processors worked for it.',
      (user + system) / microsecondsASecond,
    ),
    gauge('process_start_time_seconds', 'When it began.', Math.round(performance.timeOrigin) / 1000),
    ...(files === undefined ? [] : [gauge('process_open_fds', 'Files and sockets.', files)]),
  ]
}

/** Before anything was measured the histogram holds no sensible value. */
function secondsOf(nanoseconds: number): number {
  return nanoseconds >= 0 && nanoseconds < 1e15 ? nanoseconds / nanosecondsASecond : 0
}

/** Where the system tells. */
async function openFiles(): Promise<number | undefined> {
  const names = await readdir('/proc/self/fd').catch(() => undefined)
  return names?.length
}
