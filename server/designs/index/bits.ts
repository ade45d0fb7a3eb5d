/** A set of slots, a bit each. Two sets may differ in length: what lies beyond the end is not in it. */
export type Bits = Uint32Array

export function bitsFor(slots: number): Bits {
  return new Uint32Array((slots + 31) >>> 5)
}

export function has(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0
}

export function add(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31))
}

export function remove(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) & ~(1 << (slot & 31))
}

/** Leaves in `bits` what is in `others` too. */
export function keep(bits: Bits, others: Bits): void {
  const both = Math.min(bits.length, others.length)
  for (let word = 0; word < both; word++) bits[word] = (bits[word] as number) & (others[word] as number)
  bits.fill(0, both)
}

/** Takes out of `bits` what is in `others`. */
export function without(bits: Bits, others: Bits): void {
  const both = Math.min(bits.length, others.length)
  for (let word = 0; word < both; word++) bits[word] = (bits[word] as number) & ~(others[word] as number)
}

/** Adds to `bits`, which has room for it, what is in `others`. */
export function join(bits: Bits, others: Bits): void {
  const both = Math.min(bits.length, others.length)
  for (let word = 0; word < both; word++) bits[word] = (bits[word] as number) | (others[word] as number)
}

/** Whether something is in both. */
export function meet(bits: Bits, others: Bits): boolean {
  const both = Math.min(bits.length, others.length)
  for (let word = 0; word < both; word++)
    if (((bits[word] as number) & (others[word] as number)) !== 0) return true
  return false
}

export function count(bits: Bits): number {
  return countBoth(bits, bits)
}

/**
 * How many are in both. Of eight words at a time the bits are added up in place, as binary digits beside one another
 * (Harley and Seal), so that only the eights have to be counted.
 */
export function countBoth(bits: Bits, others: Bits): number {
  const both = Math.min(bits.length, others.length)
  const word = (index: number) => (bits[index] as number) & (others[index] as number)
  let [eights, four, two, one] = [0, 0, 0, 0]
  let index = 0
  for (; index + 8 <= both; index += 8) {
    let a = word(index)
    let b = word(index + 1)
    const two0 = (one & a) | ((one ^ a) & b)
    one ^= a ^ b
    a = word(index + 2)
    b = word(index + 3)
    const two1 = (one & a) | ((one ^ a) & b)
    one ^= a ^ b
    const four0 = (two & two0) | ((two ^ two0) & two1)
    two ^= two0 ^ two1
    a = word(index + 4)
    b = word(index + 5)
    const two2 = (one & a) | ((one ^ a) & b)
    one ^= a ^ b
    a = word(index + 6)
    b = word(index + 7)
    const two3 = (one & a) | ((one ^ a) & b)
    one ^= a ^ b
    const four1 = (two & two2) | ((two ^ two2) & two3)
    two ^= two2 ^ two3
    eights += ones((four & four0) | ((four ^ four0) & four1))
    four ^= four0 ^ four1
  }
  let sum = 8 * eights + 4 * ones(four) + 2 * ones(two) + ones(one)
  for (; index < both; index++) sum += ones(word(index))
  return sum
}

/** Calls with each slot of the set, the least first. */
export function each(bits: Bits, visit: (slot: number) => void): void {
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
      visit((word << 5) + 31 - Math.clz32(rest & -rest))
}

/** The slot before which `rank` others are in the set; -1 where it has no more than those. */
export function select(bits: Bits, rank: number): number {
  let before = rank
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] as number
    const here = ones(rest)
    if (before < here) {
      while (before-- > 0) rest &= rest - 1
      return (word << 5) + 31 - Math.clz32(rest & -rest)
    }
    before -= here
  }
  return -1
}

/** How many bits of a word are set: sums of pairs, of fours, of bytes, then of all. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
