import type { ResponseCache } from '../http/cache/response-cache.ts'
import type { Dependencies } from '../http/context.ts'
import { byLabel, counter, gauge, type Metric, type Sample } from './text.ts'

/** What visitors ask, how long it takes, and what of it is stored. */
export function ofRequests({ measures, admission }: Dependencies, cache: ResponseCache): Metric[] {
  const { requests } = measures
  return [
    {
      name: 'plinth_requests_total',
      help: 'Requests that were answered, by route and the first digit of the status.',
      type: 'counter',
      samples: requests.all().flatMap(({ method, kind, route, byClass }) =>
        byClass.flatMap((value, digit): Sample[] => {
          const labels = { method, kind, route, status: `${digit}xx` }
          return value === 0 ? [] : [{ labels, value }]
        }),
      ),
    },
    {
      name: 'plinth_request_duration_seconds',
      help: 'How long the application took until a response began; what is stored is answered without it.',
      type: 'histogram',
      samples: requests.durations().map(([kind, histogram]) => ({ labels: { kind }, histogram })),
    },
    gauge(
      'plinth_requests_under_way',
      'Requests that the application works on.',
      byLabel('kind', admission.underWay()),
    ),
    gauge(
      'plinth_requests_waiting',
      'Requests that wait for their turn: enquiries first, then all others.',
      byLabel('queue', Object.entries(admission.waiting())),
    ),
    counter(
      'plinth_cache_requests_total',
      'What may be stored: given as it is stored (hit), or made (miss).',
      byLabel('outcome', [
        ['hit', cache.counts.hits],
        ['miss', cache.counts.misses],
      ]),
    ),
    gauge(
      'plinth_cache_bytes',
      'What the stored responses take.',
      byLabel('kind', [
        ['texts', cache.entries.bytes],
        ['files', cache.files.bytes],
      ]),
    ),
    gauge(
      'plinth_cache_entries',
      'How many responses are stored.',
      byLabel('kind', [
        ['texts', cache.entries.size],
        ['files', cache.files.size],
      ]),
    ),
  ]
}
