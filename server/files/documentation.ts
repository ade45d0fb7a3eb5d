import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { storedFile } from '#contract/file.ts'
import { previewOutputs, previewWidths, storageBucket, storageProject } from '#contract/file-address.ts'
import type { AppContext } from '../http/context.ts'
import { answer, byAdmin } from '../http/router.ts'

const tags = ['Files']
const path = `/v1/storage/buckets/${storageBucket}/files`
const named = z.object({ id: z.string() })
const bytes = {
  description: 'The bytes, or a range of them',
  content: { '*/*': { schema: { type: 'string' as const, format: 'binary' } } },
}

/** Describes the storage calls, whose bodies are streams, in the API document. */
export function describeFileRoutes({ openAPIRegistry: registry }: OpenAPIHono<AppContext>): void {
  const project = z.object({ project: z.literal(storageProject).optional() })
  registry.registerPath({
    method: 'post',
    path,
    tags,
    summary: 'Store a file, whole or in chunks of 5 MB with Content-Range and X-Appwrite-ID',
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({ fileId: z.string(), file: z.string().meta({ format: 'binary' }) }),
          },
        },
      },
    },
    responses: {
      201: answer(
        storedFile,
        'The stored file, or what has come of it; with fileId unique() one of the same content, if there is one',
      ),
    },
    ...byAdmin,
  })
  registry.registerPath({
    method: 'get',
    path,
    tags,
    summary: 'List stored files',
    responses: { 200: answer(z.object({ total: z.number(), files: z.array(storedFile) }), 'One page') },
    ...byAdmin,
  })
  registry.registerPath({
    method: 'get',
    path: `${path}/{id}`,
    tags,
    summary: 'What is known of a stored file, or of an upload that goes on',
    request: { params: named },
    responses: {
      200: answer(
        storedFile,
        'The stored file; of an upload, chunksUploaded counts up to the first chunk that is missing',
      ),
    },
  })
  registry.registerPath({
    method: 'delete',
    path: `${path}/{id}`,
    tags,
    summary: 'Delete a file that nothing shows, or an upload that is not complete',
    request: { params: named },
    responses: {
      204: { description: 'Deleted' },
      409: { description: 'Documents show the file; the message names them' },
    },
    ...byAdmin,
  })
  for (const kind of ['view', 'download'])
    registry.registerPath({
      method: 'get',
      path: `${path}/{id}/${kind}`,
      tags,
      summary: kind === 'view' ? 'Show a file' : 'Download a file',
      request: { params: named, query: project },
      responses: { 200: bytes },
    })
  registry.registerPath({
    method: 'get',
    path: `${path}/{id}/preview`,
    tags,
    summary: `A rendition of an image, ${previewWidths.join(', ')} pixels wide`,
    request: {
      params: named,
      query: project.extend({ width: z.string().optional(), output: z.enum(previewOutputs).optional() }),
    },
    responses: {
      200: {
        ...bytes,
        description:
          'The rendition. What moves is answered as WebP where AVIF is asked for, and a picture of so few bytes that ' +
          'every rendition has more is answered as it is: Content-Type tells.',
      },
    },
  })
}
