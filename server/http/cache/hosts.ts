import { LRUCache } from 'lru-cache'

/** Hosts under whose names responses are stored at once. */
const most = 8
/** Milliseconds after which another may take the room of one that nobody asked for. */
const unasked = 10 * 60_000

/**
 * Where responses say the address that they were asked at, there is one of each for every host, and a caller may name any:
 * the first few count, as long as they are asked for.
 * @returns whether what is asked of a host is stored
 */
export function createKnownHosts(): (host: string) => boolean {
  const hosts = new LRUCache<string, true>({ max: most, ttl: unasked, updateAgeOnGet: true })
  return (host) => {
    if (hosts.get(host)) return true
    if (hosts.size >= most) hosts.purgeStale()
    if (hosts.size >= most || host.length > 255) return false
    hosts.set(host, true)
    return true
  }
}
