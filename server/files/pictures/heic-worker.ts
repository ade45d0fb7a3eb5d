import { parentPort, workerData } from 'node:worker_threads'
import decodeHeic from 'heic-decode'

const { bytes, mostPixels } = workerData as { bytes: Uint8Array; mostPixels: number }
const images = await decodeHeic.all({ buffer: bytes })
const first = images[0]
if (!first || first.width * first.height > mostPixels) throw new Error('The image is too large to decode')
const { width, height, data } = await first.decode()
parentPort?.postMessage({ width, height, data }, [data.buffer])
