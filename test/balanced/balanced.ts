import { hash } from 'node:crypto'

/** Says where `npm run test:balanced` has an object store: then the product is three processes behind nginx, on PostgreSQL. */
export const storeVariable = 'BALANCED_STORE'

export const isBalanced = process.env[storeVariable] !== undefined

/** Where the product sees a visitor: behind nginx at an address of this machine, the same for the same visitor, which nothing else uses. */
export function seenAddress(visitor: string): string {
  if (!isBalanced) return visitor
  const [one = 0, two = 0, three = 0] = hash('sha256', visitor, 'buffer')
  return `127.${1 + (one % 254)}.${two}.${1 + (three % 254)}`
}

let skip: ((reason: string) => void) | undefined

/** Said before each test. @param how it is left out */
export function begin(how: typeof skip): void {
  skip = how
}

/** Leaves out the test that asks for something that lies inside a process. */
export function leaveOut(reason: string): never {
  skip?.(reason)
  throw new Error(`Not to be had of processes behind a balancer: ${reason}`)
}
