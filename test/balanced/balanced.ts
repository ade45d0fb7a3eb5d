/** Says where `npm run test:balanced` has an object store: then the product is three processes behind nginx, on PostgreSQL. */
export const storeVariable = 'BALANCED_STORE'

export const isBalanced = process.env[storeVariable] !== undefined

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
