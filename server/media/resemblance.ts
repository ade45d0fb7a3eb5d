/** Copies of a picture differ in fewer bits of their likeness than this; other pictures of the same room in more. */
const most = 6
/** Pictures of few waves differ in few bits by nature: of all their ones, so many times fewer may differ. */
const share = 3
/** One more than bits may differ: copies have all bits of at least one part in common. */
const parts = most + 1
const bitsOfPart = 9
const mask = (1n << BigInt(bitsOfPart)) - 1n

/** What an index finds the copies of a picture by: each part of its likeness, with the number of the part. */
export function partsOf(likeness: string): number[] {
  if (likeness === '') return []
  const value = BigInt(`0x${likeness}`)
  return Array.from(
    { length: parts },
    (_, part) => (part << bitsOfPart) | Number((value >> BigInt(part * bitsOfPart)) & mask),
  )
}

/** In how many bits two likenesses differ; undefined where they are not of the same picture. */
export function differenceOf(one: string, other: string): number | undefined {
  if (one === '' || other === '') return undefined
  const [first, second] = [halvesOf(one), halvesOf(other)]
  const difference = ones(first[0] ^ second[0]) + ones(first[1] ^ second[1])
  if (difference > most) return undefined
  const both = ones(first[0]) + ones(first[1]) + ones(second[0]) + ones(second[1])
  return difference <= both / share ? difference : undefined
}

function halvesOf(likeness: string): [number, number] {
  return [Number.parseInt(likeness.slice(0, 8), 16), Number.parseInt(likeness.slice(8), 16)]
}

/** How many of 32 bits are ones. */
function ones(value: number): number {
  let count = 0
  for (let rest = value | 0; rest !== 0; rest &= rest - 1) count++
  return count
}
