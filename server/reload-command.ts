import './production.ts'
import { resolve } from 'node:path'
import { loadEnvFile, readEnv } from './env.ts'
import { reload } from './workers/reload.ts'

loadEnvFile()
const { isDone, words } = await reload(resolve(readEnv().DATA_DIR))
console.log(words)
process.exit(isDone ? 0 : 1)
