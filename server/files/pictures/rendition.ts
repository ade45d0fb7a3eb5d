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
const drawingsDrawnAs = 3

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
  const most = isDrawing(file) ? widestPreview : widthOf(file)
  return {
    width: rungFor(Math.min(Number(asked), most)),
    output: file.isAnimated && output === 'avif' ? 'webp' : output,
  }
}

/** The narrowest rung of the ladder that is as wide. */
function rungFor(width: number): number {
  return previewWidths.find((rung) => rung >= width) ?? widestPreview
}

function widthOf({ width }: FileRow): number {
  return width ?? widestPreview
}

function isDrawing({ type }: Pick<FileRow, 'type'>): boolean {
  return type === 'image/svg+xml'
}

/** The name of a rendition among those of its file; another content has other names. */
export function renditionName(file: Pick<FileRow, 'hash' | 'type'>, { width, output }: Rendition): string {
  return `${file.hash.slice(0, 16)}-${width ?? 'full'}-${isDrawing(file) ? drawingsDrawnAs : drawnAs}.${output}`
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
  const ahead = (width: number, output: PreviewOutput) =>
    previewOf(file, { width: `${Math.min(width, widthOf(file))}`, output })
  const asked = widthsAhead.map((width) => ahead(width, 'avif'))
  asked.push(ahead(1280, 'jpeg'))
  if (file.type === 'image/heic') asked.unshift(heicView)
  return [...new Map(asked.map((rendition) => [renditionName(file, rendition), rendition])).values()]
}
