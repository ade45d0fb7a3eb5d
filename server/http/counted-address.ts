import { isIP } from 'node:net'

/** The groups of an IPv6 address that tell a site from another; whoever has one has every address in it. */
const siteGroups = 4

/**
 * What stands for an address where visitors are counted: an IPv4 address itself, also where it comes as IPv6 or with a
 * port; of an IPv6 address its /64. Anything else stays as it is.
 */
export function countedAddress(address: string): string {
  const bare = withoutPort(address)
  if (isIP(bare) !== 6) return bare
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535'
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, siteGroups)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? []
  return bracketed ?? plain ?? address
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const shortest = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [before = '', after] = shortest.split('::')
  const numbers = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  if (after === undefined) return numbers(before)
  const [left, right] = [numbers(before), numbers(after)]
  return [...left, ...Array(8 - left.length - right.length).fill(0), ...right]
}
