import type { ResponseCache } from '../http/cache/response-cache.ts'
import type { Dependencies } from '../http/context.ts'
import type { Metric, Sample } from './text.ts'

/** What visitors ask, how long it takes, and what of it is stored. */
export function ofRequests({ measures, admission }: Dependencies, cache: ResponseCache): Metric[] {
  const { requests } = measures
  const waiting = admission.waiting()
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
    {
      name: 'plinth_requests_under_way',
      help: 'Requests that the application works on.',
      type: 'gauge',
      samples: admission.underWay().map(([kind, value]) => ({ labels: { kind }, value })),
    },
    {
      name: 'plinth_requests_waiting',
      help: 'Requests that wait for their turn: enquiries first, then all others.',
      type: 'gauge',
      samples: Object.entries(waiting).map(([queue, value]) => ({ labels: { queue }, value })),
    },
    {
      name: 'plinth_cache_requests_total',
      help: 'What may be stored: given as it is stored (hit), or made (miss).',
      type: 'counter',
      samples: [
        { labels: { outcome: 'hit' }, value: cache.counts.hits },
        { labels: { outcome: 'miss' }, value: cache.counts.misses },
      ],
    },
    {
      name: 'plinth_cache_bytes',
      help: 'What the stored responses take.',
      type: 'gauge',
      samples: [
        { labels: { kind: 'texts' }, value: cache.entries.bytes },
        { labels: { kind: 'files' }, value: cache.files.bytes },
      ],
    },
    {
      name: 'plinth_cache_entries',
      help: 'How many responses are stored.',
      type: 'gauge',
      samples: [
        { labels: { kind: 'texts' }, value: cache.entries.size },
        { labels: { kind: 'files' }, value: cache.files.size },
      ],
    },
  ]
}
