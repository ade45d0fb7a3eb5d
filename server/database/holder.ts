import { hostname } from 'node:os'
import { isCode } from '../files/disk.ts'

/** This process, as other processes on the database know it: its machine and its number there. */
export const thisProcess = `${hostname()} ${process.pid}`

/** False where a process, named as `thisProcess` is, was one of this machine and is gone. */
export function mayRun(name: string): boolean {
  const [machine, id] = name.split(' ')
  if (machine !== hostname()) return true
  try {
    return process.kill(Number(id), 0)
  } catch (error) {
    return !isCode(error, 'ESRCH')
  }
}
