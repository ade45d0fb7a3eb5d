import { keepBefore, placeAll } from './placing.ts'

await keepBefore('client/assets')
await keepBefore('product')
await placeAll()
