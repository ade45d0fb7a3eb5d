import { parentPort, workerData } from 'node:worker_threads'
import { cleaned } from './cleaned.ts'

parentPort?.postMessage(cleaned(workerData))
