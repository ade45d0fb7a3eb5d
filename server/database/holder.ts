import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { isCode } from '../files/disk.ts'

/** Within which process numbers are unique: machines may share a host name, and containers have numbers of their own. */
export const machine = [hostname(), ...fromSystem()].join('/')

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

/** The boot of this machine and the namespace of its process numbers, where the system tells them (Linux). */
function fromSystem(): string[] {
  try {
    return [readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), readlinkSync('/proc/self/ns/pid')]
  } catch {
    return []
  }
}
