import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { isCode } from '../files/disk.ts'

/** Where a process has its number: several machines may have one name, and several containers that of their machine. */
const machine = [hostname(), ...fromSystem()].join('/')

/** This process, as other processes on the database know it: its machine and its number there. */
export const thisProcess = `${machine} ${process.pid}`

/** False where a process, named as `thisProcess` is, was one of this machine and is gone. */
export function mayRun(name: string): boolean {
  const [where, id] = name.split(' ')
  if (where !== machine) return true
  try {
    return process.kill(Number(id), 0)
  } catch (error) {
    return !isCode(error, 'ESRCH')
  }
}

/** Which start of which machine this is, and which of its lists of processes, where the system tells (Linux). */
function fromSystem(): string[] {
  try {
    return [readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), readlinkSync('/proc/self/ns/pid')]
  } catch {
    return []
  }
}
