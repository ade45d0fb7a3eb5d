import { readFile, writeFile } from 'node:fs/promises'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { fileMessages } from '#contract/messages.ts'
import { AppError } from '../../errors.ts'
import { countRepeats } from './drawing-repeats.ts'
import { cleanSheet, cleanStyle } from './drawing-style.ts'
import { attributes, elements, isOwnValue, painting } from './drawing-vocabulary.ts'

const svg = 'http://www.w3.org/2000/svg'
/** As deep as the renderer reads; what is deeper takes the parser ever longer. */
const deepest = 256
/** Parts that are drawn, those that show others again included. */
const mostRepeated = 50_000
const xlink = 'http://www.w3.org/1999/xlink'

/**
 * Writes an SVG file anew with what a drawing needs and nothing else: no script, no foreign content, nothing that is
 * fetched from elsewhere, no document type.
 * @throws AppError 400 where it is no whole XML, or nothing would be left of it
 */
export async function cleanDrawing(path: string): Promise<void> {
  let cleaned: string
  try {
    cleaned = cleanSvg(decode(await readFile(path)))
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('file-damaged', fileMessages.unreadable)
  }
  await writeFile(path, cleaned, { flush: true })
}

function decode(bytes: Buffer): string {
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200))
  return new TextDecoder(declared?.[1] ?? 'utf-8', { fatal: true }).decode(bytes)
}

/** @throws AppError 400 where nothing would be left; Error where it is no XML */
export function cleanSvg(source: string): string {
  const parser = new SaxesParser({ xmlns: true })
  const written: string[] = []
  const open: string[] = []
  const repeats = countRepeats()
  let style: string | undefined
  /** How deep the parser is inside of what is left out. */
  let outside = 0
  let isCut = false
  let isPainted = false

  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    if (open.length + outside >= deepest) throw new Error('The drawing is nested too deeply')
    const name = outside > 0 ? undefined : nameOf(tag, open)
    if (name === undefined) {
      outside++
      isCut = true
      return
    }
    isPainted ||= painting.has(name)
    repeats.open(tag.attributes)
    written.push(
      `<${name}${open.length === 0 ? ` xmlns="${svg}" xmlns:xlink="${xlink}"` : ''}${attributesOf(tag, name)}>`,
    )
    open.push(name)
    if (name === 'style') style = ''
  })
  parser.on('closetag', () => {
    if (outside > 0) {
      outside--
      return
    }
    if (style !== undefined) written.push(escapeText(cleanSheet(style)))
    style = undefined
    repeats.close()
    written.push(`</${open.pop()}>`)
  })
  const takeText = (text: string) => {
    if (outside > 0 || open.length === 0) return
    if (style === undefined) written.push(escapeText(text))
    else style += text
  }
  parser.on('text', takeText)
  parser.on('cdata', takeText)
  parser.write(source).close()
  if (repeats.count() > mostRepeated) throw new Error('The drawing repeats its parts too often')
  if (isCut && !isPainted) throw new AppError('file-not-accepted', fileMessages.unknownType)
  return written.join('')
}

/** What an element is called in the cleaned drawing; undefined where it stays out of it. A link is but a group. */
function nameOf({ uri, local }: SaxesTagNS, open: string[]): string | undefined {
  if (uri !== svg && uri !== '') return undefined
  if (local === 'a') return open.includes('text') ? 'tspan' : 'g'
  return elements.has(local) ? local : undefined
}

function attributesOf({ attributes: given }: SaxesTagNS, element: string): string {
  return Object.values(given)
    .map(({ uri, local, prefix, value }) => {
      if (local === 'href' && (uri === xlink || uri === ''))
        return isOwnReference(value.trim(), element)
          ? written(prefix ? 'xlink:href' : 'href', value.trim())
          : ''
      if (prefix === 'xml' && (local === 'space' || local === 'lang')) return written(`xml:${local}`, value)
      if (prefix !== '' || uri !== '') return ''
      if (local === 'style') return written(local, cleanStyle(value))
      return attributes.has(local) && isOwnValue(value) ? written(local, value) : ''
    })
    .join('')
}

/** A part of the same drawing, or pixels that it brings along. */
function isOwnReference(value: string, element: string): boolean {
  if (element === 'image') return /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=\s]*$/.test(value)
  return element !== 'g' && element !== 'tspan' && value.startsWith('#')
}

function written(name: string, value: string): string {
  return ` ${name}="${escapeText(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}"`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
