import { parentPort } from 'node:worker_threads'
import { createApp } from '../app.ts'
import type { Dependencies } from '../http/context.ts'
import { createMeasures } from '../metrics/measures.ts'
import { apiDocument } from './document.ts'
import { documentationPage, documentationPolicy } from './page.ts'

/** Describing the routes calls none of them: nothing is asked of what they depend on. */
const none = { env: {}, files: {}, measures: createMeasures() } as Dependencies

const document = apiDocument(createApp(none).app)
const page = await documentationPage(document)
parentPort?.postMessage({
  document: JSON.stringify(document),
  page: page.toString(),
  policy: documentationPolicy,
})
