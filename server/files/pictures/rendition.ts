import { type PreviewOutput, previewOutputs, previewWidths } from '#contract/file-address.ts'
import { AppError } from '../../errors.ts'
import type { FileRow } from '../repository.ts'
import { isVideo } from './sniff.ts'

/** What is made of a stored picture: `width` is a rung of the ladder, null the picture's own. */
export interface Rendition {
  width: number | null
  output: PreviewOutput
}

export const widestPreview = previewWidths[previewWidths.length - 1] as number

/** What a browser gets to see of a HEIC picture; it is drawn once, and the other renditions are made of it. */
export const heicView: Rendition = { width: null, output: 'jpeg' }

/** Another way to draw has other names, so that what was drawn before is drawn anew. */
const drawnAs = 2

/**
 * Which rendition a preview's query asks for. What moves is answered as WebP to whoever asks for AVIF: any browser that
 * shows the one shows the other, and AVIF pictures are drawn still.
 * @throws AppError 400 where the file has no preview, or the query is not understood
 */
export function previewOf(file: FileRow, query: { width?: string; output?: string }): Rendition {
  if (isVideo(file.type)) throw new AppError('no-preview', 'A video has no preview')
  const output = previewOutputs.find((known) => known === (query.output ?? 'webp'))
  if (!output) throw new AppError('invalid-input', `output must be one of ${previewOutputs.join(', ')}`)
  const asked = query.width ?? String(widestPreview)
  if (!/^0*[1-9]\d*$/.test(asked))
    throw new AppError('invalid-input', 'width must be a positive whole number')
  const needed = Math.min(Number(asked), file.width ?? widestPreview)
  const width = previewWidths.find((rung) => rung >= needed) ?? widestPreview
  return { width, output: file.isAnimated && output === 'avif' ? 'webp' : output }
}

/** The name of a rendition among those of its file; another content has other names. */
export function renditionName({ hash }: Pick<FileRow, 'hash'>, { width, output }: Rendition): string {
  return `${hash.slice(0, 16)}-${width ?? 'full'}-${drawnAs}.${output}`
}

/** Decoding HEIC takes long. */
export function drawsFromView({ type }: FileRow, { width }: Rendition): boolean {
  return type === 'image/heic' && width !== null
}

/** Those first that most screens ask for on the pages that are seen first. */
const widthsAhead = [...new Set<number>([960, 480, 1280, 640, ...previewWidths])]

/** What `Picture` names for any browser of today, in the order of `widthsAhead`, and the one JPEG that it names for every other. */
export function renditionsAhead(file: FileRow): Rendition[] {
  if (isVideo(file.type)) return []
  const asked = widthsAhead.map((width) => previewOf(file, { width: `${width}`, output: 'avif' }))
  asked.push(previewOf(file, { width: '1280', output: 'jpeg' }))
  if (file.type === 'image/heic') asked.unshift(heicView)
  return [...new Map(asked.map((rendition) => [renditionName(file, rendition), rendition])).values()]
}
