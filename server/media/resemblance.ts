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
  const [first, second] = [BigInt(`0x${one}`), BigInt(`0x${other}`)]
  const difference = ones(first ^ second)
  return difference <= Math.min(most, (ones(first) + ones(second)) / share) ? difference : undefined
}

function ones(value: bigint): number {
  let count = 0
  for (let rest = value; rest > 0n; rest &= rest - 1n) count++
  return count
}
