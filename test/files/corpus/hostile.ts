import { animatedGif, box, drawing, heic, jpeg, svg, video } from '../make-files.ts'
import {
  commentedGif,
  commentedJpeg,
  hugeGif,
  hugeIspe,
  hugeWebp,
  longGif,
  patched,
  pngOf,
  repeating,
  scriptGif,
  withChunk,
  withoutPixels,
} from './altered.ts'

export interface Hostile {
  name: string
  /** What it pretends to be. */
  as: string
  make: () => Buffer | Promise<Buffer>
}

const text = (content: string) => () => Buffer.from(content, 'latin1')
const page = '<!DOCTYPE html><html><script>alert(document.domain)</script></html>'
const script = '/*alert*/=1;alert(1)//'
const archive = Buffer.from(`PK\x03\x04content of an archivePK\x05\x06${'\0'.repeat(18)}`, 'latin1')

const after = (make: () => Buffer | Promise<Buffer>, rest: Buffer | string) => async () =>
  Buffer.concat([await make(), Buffer.from(rest)])

const png = () => drawing(60, 40).png().toBuffer()
const webp = () => drawing(60, 40).webp().toBuffer()
const avif = () => drawing(60, 40).avif({ effort: 0 }).toBuffer()

/** What is of no accepted kind, whatever its name says. */
export const renamed: Hostile[] = [
  { name: 'a web page', as: 'photo.jpg', make: text(page) },
  { name: 'a script', as: 'photo.png', make: text(script) },
  { name: 'a document', as: 'plan.jpg', make: text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF') },
  { name: 'an archive', as: 'photo.webp', make: () => archive },
  { name: 'a program for Windows', as: 'photo.gif', make: text(`MZ${'\0'.repeat(200)}`) },
  { name: 'a program for Linux', as: 'film.mp4', make: text(`\x7fELF\x02\x01\x01${'\0'.repeat(200)}`) },
  { name: 'a bitmap', as: 'photo.png', make: text(`BM${'\0'.repeat(100)}`) },
  { name: 'a TIFF', as: 'photo.jpg', make: () => drawing(60, 40).tiff().toBuffer() },
  {
    name: 'sound',
    as: 'film.mp4',
    make: () => Buffer.concat([box('ftyp', Buffer.from('M4A \0\0\0\0M4A ')), box('moov', Buffer.alloc(0))]),
  },
  {
    name: 'a Matroska film',
    as: 'film.mp4',
    make: text('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x23\x42\x86\x81\x01\x42\x82\x88matroska'),
  },
  { name: 'nothing', as: 'photo.jpg', make: text('') },
]

/** What is an accepted picture or film, and something else besides. */
export const both: Hostile[] = [
  {
    name: 'a GIF that is a script',
    as: 'a.gif',
    make: async () => Buffer.concat([scriptGif(await animatedGif()), Buffer.from('*/=1;alert(1)')]),
  },
  {
    name: 'a GIF whose width opens a comment',
    as: 'a.gif',
    make: async () => scriptGif(await animatedGif()),
  },
  { name: 'a GIF that is a page', as: 'a.gif', make: async () => commentedGif(await animatedGif(), page) },
  { name: 'a GIF with a script after its end', as: 'a.gif', make: after(animatedGif, ';alert(1)') },
  { name: 'a JPEG and an archive', as: 'a.jpg', make: after(jpeg, archive) },
  {
    name: 'a JPEG with a page in its comment',
    as: 'a.jpg',
    make: async () => commentedJpeg(await jpeg(), page),
  },
  {
    name: 'a JPEG with a server page in its Exif',
    as: 'a.jpg',
    make: () =>
      drawing()
        .withExif({ IFD0: { Copyright: '<?php system($_GET[0]) ?>' } })
        .jpeg()
        .toBuffer(),
  },
  {
    name: 'a JPEG whose first segment is a comment',
    as: 'a.jpg',
    make: async () => commentedJpeg(await jpeg(), ' '.repeat(0x2f2a - 2)),
  },
  { name: 'a JPEG and a document', as: 'a.jpg', make: async () => commentedJpeg(await jpeg(), '%PDF-1.4') },
  { name: 'a JPEG with text after its end', as: 'a.jpg', make: after(jpeg, 'alert(1)') },
  { name: 'a PNG with a page after its end', as: 'a.png', make: after(png, page) },
  {
    name: 'a PNG with a page in its text',
    as: 'a.png',
    make: async () => withChunk(await png(), 'tEXt', Buffer.from(`Comment\0${page}`)),
  },
  {
    name: 'a PNG and a hidden part of another',
    as: 'a.png',
    make: async () => Buffer.concat([await png(), (await png()).subarray(20)]),
  },
  {
    name: 'a PNG and a RAR archive',
    as: 'a.png',
    make: after(png, Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')),
  },
  { name: 'a WebP and an archive', as: 'a.webp', make: after(webp, archive) },
  {
    name: 'an AVIF with a page in a free box',
    as: 'a.avif',
    make: after(avif, box('free', Buffer.from(page))),
  },
  {
    name: 'a film with a page in a free box',
    as: 'a.mp4',
    make: after(() => video(), box('free', Buffer.from(page))),
  },
  { name: 'a film and an archive', as: 'a.mov', make: after(() => video(64, 'qt  '), box('free', archive)) },
  {
    name: 'a drawing that is nothing but a script',
    as: 'a.svg',
    make: () => svg('<script>alert(1)</script>'),
  },
  {
    name: 'a drawing that is nothing but a page',
    as: 'a.svg',
    make: () =>
      svg(
        '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://example.com"/></body></foreignObject>',
      ),
  },
  {
    name: 'a drawing that only shows a picture from elsewhere',
    as: 'a.svg',
    make: () => svg('<foreignObject/><set attributeName="href" to="javascript:alert(1)"/>'),
  },
]

/** What says that it has more pixels than fit. */
export const bombs: Hostile[] = [
  { name: 'a PNG of 60,000 × 60,000', as: 'a.png', make: () => pngOf(60_000, 60_000) },
  {
    name: 'a JPEG of 60,000 × 60,000',
    as: 'a.jpg',
    make: async () => patched(await jpeg(), '\xff\xc0', 5, 60_000, 60_000),
  },
  {
    name: 'a GIF of 60,000 × 60,000',
    as: 'a.gif',
    make: async () => hugeGif(await drawing(60, 40).gif().toBuffer()),
  },
  { name: 'a WebP of 16,000 × 16,000', as: 'a.webp', make: async () => hugeWebp(await webp()) },
  {
    name: 'an SVG of 60,000 × 60,000',
    as: 'a.svg',
    make: () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><path d="M0 0h9v9z"/></svg>',
      ),
  },
  {
    name: 'a GIF of 6,000 frames',
    as: 'a.gif',
    make: async () => longGif(await drawing(600, 400).gif().toBuffer(), 6000),
  },
  { name: 'an AVIF of 60,000 × 60,000', as: 'a.avif', make: async () => hugeIspe(await avif()) },
  { name: 'a HEIC of 60,000 × 60,000', as: 'a.heic', make: async () => hugeIspe(await heic()) },
]

/** What cannot be decoded, though its beginning looks right. */
export const damaged: Hostile[] = [
  {
    name: 'a JPEG that is only its beginning',
    as: 'a.jpg',
    make: async () => (await jpeg()).subarray(0, 40),
  },
  { name: 'a PNG of wrong pixels', as: 'a.png', make: () => pngOf(60, 40) },
  { name: 'a PNG without pixels', as: 'a.png', make: async () => withoutPixels(await png()) },
  { name: 'a film of sound alone', as: 'a.mp4', make: () => video(64, 'isom', 'soun') },
  {
    name: 'a film without an index',
    as: 'a.mov',
    make: () => Buffer.concat([box('ftyp', Buffer.from('qt  \0\0\0\0qt  ')), box('mdat', Buffer.alloc(50))]),
  },
  {
    name: 'a drawing of entities within entities',
    as: 'a.svg',
    make: text(
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>`,
    ),
  },
  {
    name: 'a drawing that reads a file',
    as: 'a.svg',
    make: text(
      '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&f;</text></svg>',
    ),
  },
  {
    name: 'a drawing that is no XML',
    as: 'a.svg',
    make: text('<svg xmlns="http://www.w3.org/2000/svg"><rect width=9 height=9></svg>'),
  },
  {
    name: 'a drawing without end',
    as: 'a.svg',
    make: text(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}`),
  },
  { name: 'a drawing that repeats itself', as: 'a.svg', make: () => svg(repeating()) },
]
