import { open } from 'node:fs/promises'

const pieceBytes = 256 * 1024

/**
 * Reads a local file piece by piece into one and the same memory: a stream's many pieces would pile up until somebody
 * collects them. `take` is done with a piece before the next one is read.
 */
export async function readInto(path: string, take: (piece: Buffer) => Promise<void> | void): Promise<void> {
  const memory = Buffer.allocUnsafeSlow(pieceBytes)
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead } = await file.read(memory, 0, pieceBytes)
      if (bytesRead === 0) return
      await take(memory.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}
