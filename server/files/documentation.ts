import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { described, describedQuery, named } from '#contract/described.ts'
import { countOf, paging } from '#contract/fields.ts'
import { storedFile } from '#contract/file.ts'
import { previewOutputs, previewWidths, storageBucket, storageProject } from '#contract/file-address.ts'
import { securityOf } from '../documentation/security.ts'
import type { AppContext } from '../http/context.ts'
import { refused, response } from '../http/router.ts'
import { deletionQuery } from './deletion-query.ts'

const tags = ['Files']
const path = `/v1/storage/buckets/${storageBucket}/files`
const fileId = '6740a1b2c3d4e5f607182a01'
const params = z.object({ id: described(z.string(), 'The id of the file.', fileId) })
const guarded: Pick<RouteConfig, 'security'> = { security: securityOf('content', ['bearer', 'appwriteJwt']) }
const bytes = { '*/*': { schema: { type: 'string' as const, format: 'binary' } } }
/** What the calls that answer a file's bytes have alike. */
const served = {
  200: { description: 'All of it.', content: bytes },
  206: { description: 'The range of it that `Range` asks for.', content: bytes },
  304: { description: 'The copy that `If-None-Match` names is still good.' },
  ...refused(416),
}

const project = z.object({
  project: described(
    z.literal(storageProject).optional(),
    "The project, which Appwrite's clients name in addresses.",
    storageProject,
  ),
})

const upload = named(
  'FileUpload',
  "A file, or a chunk of it, as Appwrite's clients send it.",
  z.object({
    fileId: described(
      z.string(),
      'The id that the file is to have: `unique()` for a new one, or for that of a stored file of the same content.',
      'unique()',
    ),
    file: described(
      z.string(),
      'The bytes: at most 10 MB of a picture, 2 MB of an SVG, 50 MB of a video; 5 MB of a chunk.',
      '…',
      { format: 'binary' },
    ),
  }),
)

const chunkHeaders = z.object({
  'Content-Range': described(
    z.string().optional(),
    'Which bytes of the file a chunk is: 5 MB from a whole multiple of that on, or the rest.',
    'bytes 0-5242879/12582912',
  ),
  'X-Appwrite-ID': described(
    z.string().optional(),
    'The id of the upload that a further chunk belongs to: `$id` of the first response.',
    fileId,
  ),
})

const page = named(
  'StoredFiles',
  'One page of the stored files.',
  z.object({
    total: countOf('How many files are stored in all.', 128),
    files: described(z.array(storedFile), 'The files, the newest first.'),
  }),
)

const rendition = z.object({
  ...project.shape,
  width: describedQuery(
    z.string().optional(),
    `The width in pixels: ${previewWidths.join(', ')}; any other takes the next wider one.`,
    640,
    { type: 'integer', minimum: 1 },
  ),
  output: described(z.enum(previewOutputs).optional(), 'The format.', 'webp'),
})

const routes: RouteConfig[] = [
  {
    method: 'post',
    path,
    operationId: 'uploadFile',
    summary: 'Store a file',
    description:
      'Takes a file whole, or in chunks that come in any order, up to eight at once. Its kind is told by its content: JPEG, PNG, GIF, WebP, AVIF, HEIC, SVG, MP4 or QuickTime.',
    request: {
      headers: chunkHeaders,
      body: { required: true, content: { 'multipart/form-data': { schema: upload } } },
    },
    responses: {
      201: response(
        storedFile,
        'The stored file, what has come of its upload, or with `unique()` a file of the same content.',
      ),
      ...refused(400, 408, 409, 413, 415),
    },
    ...guarded,
  },
  {
    method: 'get',
    path,
    operationId: 'listFiles',
    summary: 'List files',
    description: 'The stored files, the newest first, page by page.',
    request: { query: z.object(paging) },
    responses: { 200: response(page, 'One page of files.') },
    ...guarded,
  },
  {
    method: 'get',
    path: `${path}/{id}`,
    operationId: 'getFile',
    summary: 'Read about a file',
    description: 'What is known of a stored file, or of an upload that is under way.',
    request: { params },
    responses: { 200: response(storedFile, 'The file, or the upload.') },
  },
  {
    method: 'delete',
    path: `${path}/{id}`,
    operationId: 'deleteFile',
    summary: 'Delete a file',
    description: 'Deletes a file that no document shows, or an upload that is under way.',
    request: { params, query: deletionQuery },
    responses: { 204: { description: 'It is deleted, or is to stay.' }, ...refused(400, 409) },
    ...guarded,
  },
  {
    method: 'get',
    path: `${path}/{id}/view`,
    operationId: 'viewFile',
    summary: 'Show a file',
    description: 'The bytes, to be shown. HEIC is shown as JPEG.',
    request: { params, query: project },
    responses: served,
  },
  {
    method: 'get',
    path: `${path}/{id}/download`,
    operationId: 'downloadFile',
    summary: 'Download a file',
    description: 'The bytes as they were stored, to be saved under their name.',
    request: { params, query: project },
    responses: served,
  },
  {
    method: 'get',
    path: `${path}/{id}/preview`,
    operationId: 'previewFile',
    summary: 'Show a rendition of a picture',
    description:
      'The picture in another width and format, upright and without metadata. What moves is shown as WebP where AVIF is asked for, and a picture of so few bytes that every rendition has more is shown as it is: `Content-Type` tells.',
    request: { params, query: rendition },
    responses: served,
  },
]

/** Describes the storage calls, whose bodies are streams, in the API document. */
export function describeFileRoutes({ openAPIRegistry: registry }: OpenAPIHono<AppContext>): void {
  for (const route of routes) registry.registerPath({ tags, ...route })
}
