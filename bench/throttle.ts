import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = '/sys/fs/cgroup/cpu'
const periodInMicroseconds = 10_000

/** A process that is held to a part of a core; the limit goes once it has ended. */
export interface Throttled {
  end(): Promise<void>
}

/**
 * Leaves a process no more than a part of a core, as a small machine of its own has (control groups, version 1; as root).
 * @throws where this machine does not allow it
 */
export async function throttle(pid: number, cores: number): Promise<Throttled> {
  const group = join(root, `plinth-bench-${pid}`)
  await mkdir(group)
  await writeFile(join(group, 'cpu.cfs_period_us'), String(periodInMicroseconds))
  await writeFile(join(group, 'cpu.cfs_quota_us'), String(periodInMicroseconds * cores))
  await writeFile(join(group, 'cgroup.procs'), String(pid))
  return { end: () => rmdir(group) }
}
