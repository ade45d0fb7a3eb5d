import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withCachedHtml } from './html-cache.ts'
import { CachedHtml } from './ui/cached-html.tsx'

let rendered: string[] = []

function Card({ title }: { title: string }) {
  rendered.push(title)
  return <article id={useId()}>{title}</article>
}

function List({ titles }: { titles: string[] }) {
  return (
    <>
      Before
      {titles.map((title) => (
        <CachedHtml key={title} of={title}>
          <Card title={title} />
        </CachedHtml>
      ))}
      <p>After</p>
    </>
  )
}

function One() {
  return (
    <CachedHtml of="one">
      <Card title="One" />
    </CachedHtml>
  )
}

function Broken(): never {
  throw new Error('It broke')
}

const page = (titles: string[]) => asText(() => renderToString(<List titles={titles} />))
const withoutComments = (html: string) => html.replaceAll('<!-- -->', '')

it('what pages have alike is rendered once, and every page is what it would be without', () => {
  const lists = [['Court house'], ['Hill house', 'Court house'], ['Court house', 'Hill house']]
  for (const titles of lists) {
    rendered = []
    const plain = renderToString(<List titles={titles} />)
    expect(textOf(page(titles))).toBe(textOf(plain))
  }
  rendered = []
  expect(page(['Court house', 'Hill house'])).toContain('Court house')
  expect(rendered).toEqual([])
})

it('what it is made of is never cut, whatever it says', () => {
  const odd = 'cached-(.) <b>&</b> $& 𝒳'
  for (const _ of ['rendered', 'known'])
    expect(withoutComments(page([odd]))).toContain('>cached-(.) &lt;b&gt;&amp;&lt;/b&gt; $&amp; 𝒳</article>')
})

it('an id is that of the place where it stands', () => {
  const plain = renderToString(<One />)
  for (const _ of ['rendered', 'known']) expect(asText(() => renderToString(<One />))).toBe(plain)
})

it('of a page nothing stays in memory but what is known of it: no rule of a style keeps the text that it was cut out of', () => {
  const collect = collector()
  const styled = (index: number) => (
    <CachedHtml of={`styled ${index}`}>
      <p style={{ gridColumn: `1 / span ${index + 1}` }}>{index}</p>
    </CachedHtml>
  )
  const long = 'x'.repeat(1_000_000)
  collect()
  const before = process.memoryUsage().heapUsed
  for (let index = 0; index < 100; index++) asText(() => renderToString([long, styled(index)]))
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000)
})

it('a rendering that fails leaves nothing marked', () => {
  expect(() => asText(() => renderToString(<Broken />))).toThrow('It broke')
  expect(renderToString(<List titles={['Lane house']} />)).not.toContain('cached-')
})

function asText(render: () => string): string {
  const { marked, fillIn } = withCachedHtml(render)
  return String(fillIn(marked, 'n', false))
}

/** What collects at once whatever nobody refers to. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

/** The ids of cards differ by where they stand first. */
function textOf(html: string): string {
  return withoutComments(html).replaceAll(/ id="[^"]*"/g, '')
}
