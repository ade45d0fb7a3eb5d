import { execFile, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { Lacking } from './lacking.ts'

const run = promisify(execFile)

/** A disk of its own with an ext4 file system: a file that is mounted. */
export interface Disk {
  /** Where it is mounted. */
  path: string
  /** Cuts its power: what no fsync has put on it is gone, and whatever is written or read from now on fails. */
  cut(): Promise<void>
  /** Mounts it again once nobody uses it; its file system recovers as after a power cut. */
  mount(): Promise<void>
  unmount(): Promise<void>
  /** Makes its file system find an error, whereupon it takes nothing any more until it has been mended. */
  fail(): Promise<void>
  /** Mends and mounts it again once nobody uses it. */
  mend(): Promise<void>
  remove(): Promise<void>
}

/** ext4's own order to end at once without writing its log (EXT4_IOC_SHUTDOWN, NOLOGFLUSH), as file system tests give it. */
const shutDown = `use Fcntl; my $how = pack("L", 2);
sysopen(my $disk, $ARGV[0], O_RDONLY) or die "open: $!\\n"; ioctl($disk, 0x8004587d, $how) or die "ioctl: $!\\n";`

/** Why no disk can be made here, if that is so. */
export async function reasonWithoutDisks(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'a disk of its own takes Linux and root'
  return openDisk(16).then(
    (disk) => disk.remove().then(() => undefined),
    (error: Error) => error.message.replaceAll(/\s*\n\s*/g, ' '),
  )
}

/**
 * @param megabytes its size
 * @throws Lacking where this machine mounts none
 */
export async function openDisk(megabytes: number): Promise<Disk> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Lacking('A disk of its own takes Linux and root')
  const folder = await mkdtemp('/var/tmp/plinth-disk-')
  const image = join(folder, 'image')
  const path = join(folder, 'mounted')
  // Its log is written when somebody asks for it, hardly ever by itself.
  const mount = async () =>
    void (await run('mount', ['-o', 'loop,commit=300,errors=remount-ro', image, path]))
  const unmount = async () => void (await run('umount', [path]))
  try {
    await mkdir(path)
    await run('truncate', ['-s', `${megabytes}M`, image])
    await run('mkfs.ext4', ['-q', image])
    await mount()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Lacking(`A disk of its own can't be mounted: ${(error as Error).message}`)
  }
  // A trial that is broken off leaves nothing mounted.
  const leave = () => {
    spawnSync('umount', ['-l', path])
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', leave)
  return {
    path,
    mount,
    unmount,
    cut: async () => void (await run('perl', ['-e', shutDown, path])),
    async fail() {
      const { stdout } = await run('findmnt', ['-n', '-o', 'SOURCE', path])
      await writeFile(`/sys/fs/ext4/${basename(stdout.trim())}/trigger_fs_error`, '1')
    },
    async mend() {
      await unmount()
      // 1: errors were mended.
      await run('e2fsck', ['-p', '-f', image]).catch((error) => {
        if (error.code !== 1) throw error
      })
      await mount()
    },
    async remove() {
      process.off('exit', leave)
      await unmount().catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
