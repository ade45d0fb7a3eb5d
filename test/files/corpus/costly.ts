import { svg } from '../make-files.ts'

interface Costly {
  name: string
  make(): Buffer
}

const sheet = '<rect width="100%" height="100%" fill="#a62"'
const filtered = (primitives: string, parts = `${sheet} filter="url(#f)"/>`) =>
  drawn(`<filter id="f" x="0" y="0" width="1" height="1">${primitives}</filter>${parts}`)

/** Each keeps a processor at work for a minute and more, in a few kilobytes. */
export const costly: Costly[] = [
  {
    name: 'a clouds filter over and over',
    make: () =>
      filtered('<feTurbulence baseFrequency=".7" numOctaves="9"/>'.repeat(40), `${sheet} filter="url(#f)"/>`),
  },
  {
    name: 'a filter that spreads far',
    make: () => filtered('<feMorphology operator="dilate" radius="900"/>'.repeat(15)),
  },
  {
    name: 'a filter of a large kernel',
    make: () => filtered(`<feConvolveMatrix order="19" kernelMatrix="${'1 '.repeat(361)}"/>`.repeat(4)),
  },
  {
    name: 'a blur on every part, by a style sheet',
    make: () => drawn(`<style>rect{filter:blur(40px)}</style>${`${sheet}/>`.repeat(30)}`.repeat(2)),
  },
  {
    name: 'see-through groups that are repeated',
    make: () =>
      drawn(`<defs><g id="a">${`<g opacity=".5">${sheet}/></g>`.repeat(9)}</g>
        <g id="b">${'<use href="#a"/>'.repeat(9)}</g><g id="c">${'<use href="#b"/>'.repeat(9)}</g></defs>
        ${'<use href="#c"/>'.repeat(9)}`),
  },
  {
    name: 'masks within masks',
    make: () =>
      drawn(
        `${Array.from(
          { length: 40 },
          (_, at) => `<mask id="m${at}"><g mask="url(#m${at + 1})">${sheet}/>${sheet}/></g></mask>`,
        ).join('')}<g mask="url(#m0)">${`${sheet} mask="url(#m1)"/>`.repeat(20)}</g>`,
      ),
  },
]

function drawn(body: string): Buffer {
  return Buffer.from(svg(body).toString().replace('width="90" height="60"', 'width="2400" height="1600"'))
}
