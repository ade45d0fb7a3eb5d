import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { startApp } from '#test/start-app.ts'
import { cleaned } from './cleaned.ts'
import { cleanHtml } from './html.ts'

const hostile = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></ScRiPt>',
  '<script><script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src=x OnErRoR = "alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  '<img src=`x` onerror=alert(1)>',
  '<img src=x:x onerror\n=\nalert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<math><mtext></p><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<body onload=alert(1)>',
  '<p onclick="alert(1)" onmouseover=alert(1) style="background:url(javascript:alert(1))">x</p>',
  '<details open ontoggle=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&#58;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<base href="https://evil.example/">',
  '<style>@import "https://evil.example";</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img srcset="javascript:alert(1) 1x">',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<\u0000script>alert(1)</script>',
  '<script',
  '<img src=x onerror=alert(1) ',
]

/** What a browser would run or fetch from elsewhere, told from the tags alone: text between them harms nobody. */
function harmIn(html: string): string[] {
  const tags = html.match(/<[^>]*>?/g) ?? []
  return tags.filter((tag) => {
    const outsideValues = tag.replace(/"[^"]*"/g, '""')
    const addresses = [...tag.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)
    return (
      /^<\/?(script|style|iframe|object|embed|svg|math|form|input|button|meta|link|base|template|title|textarea|noscript|xmp|video|source|body)\b/i.test(
        tag,
      ) ||
      /^<[!?]/.test(tag) ||
      /\son\w+\s*=?/i.test(outsideValues) ||
      /\s(style|srcset|srcdoc|formaction|action)\s*=/i.test(outsideValues) ||
      addresses.some(isHarmful)
    )
  })
}

/** Anything that is neither relative to the page nor of a harmless scheme, however it is spelled. */
function isHarmful(address: string): boolean {
  const plain = address.replace(/&(amp|lt|gt|quot);/g, '_').replace(/[\s\p{Cc}]/gu, '')
  return /^(?!(https?|mailto|tel):)[^/?#]*(:|&)/i.test(plain) || /^[\\/]{2}/.test(plain)
}

describe('Cleaned HTML', () => {
  it.each(hostile)('runs nothing of %j', (html) => {
    for (const text of [html, `<p>before</p>${html}<p>after</p>`, `<div title='${html}'>${html}`]) {
      const clean = cleaned(text)
      expect(harmIn(clean)).toEqual([])
      expect(cleaned(clean)).toBe(clean)
    }
  })

  it('keeps what a page’s text is written with', () => {
    const html = [
      '<h1>Terms</h1><h2 id="payments">Payments</h2><h3>A</h3>',
      '<p>Pay <strong>half</strong> <em>first</em>.<br />Then <a href="https://example.com/a?b=1&amp;c=2">the rest</a>.</p>',
      '<ul><li><a href="mailto:a@example.com">mail</a></li></ul><ol start="3"><li><a href="/pricing">x</a></li></ol>',
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1 &lt; 2</td></tr></tbody></table>',
      '<blockquote>₹2,40,000 ಮನೆ</blockquote><a href="#payments">up</a><a href="tel:+91123">call</a>',
    ].join('')
    expect(cleaned(html)).toBe(html)
  })

  it.each([
    ['Plots of 30 <b and more\n\nSecond', 'Plots of 30 &lt;b and more\n\nSecond'],
    ['<p>Two <b and then</p><p>Three</p>', '<p>Two &lt;b and then</p><p>Three</p>'],
    ['<p>See <a href="/x and</p><p>Three</p>', '<p>See &lt;a href="/x and</p><p>Three</p>'],
    ['Write to Asha <asha@example.com>.\nSoon', 'Write to Asha &lt;asha@example.com&gt;.\nSoon'],
    ['Ours <!-- to do > more', 'Ours &lt;!-- to do &gt; more'],
    ['<!doctype html><!-- a < b --><p>A<br/>b</p><o:p></o:p>', '<p>A<br />b</p>'],
    ['<a href="/" title="1 < 2">x</a>', '<a href="/" title="1 &lt; 2">x</a>'],
  ])('loses nothing behind a mark that begins no element: %j', (html, clean) => {
    expect(cleaned(html)).toBe(clean)
    expect(cleaned(clean)).toBe(clean)
  })

  it.each([
    '<p></p>',
    '<p></p><p> </p>',
    '<p><br></p>',
    '<ul><li>&nbsp;</li></ul>',
    '<h2>\u200b</h2>\n',
    '<script>x</script>',
  ])('is nothing where it says nothing: %s', (html) => {
    expect(cleaned(html)).toBe('')
  })

  it('is a picture alone, or a rule between words', () => {
    for (const html of ['<p><img src="/x.jpg" alt="" /></p>', '<p>1</p><p></p><hr /><p>2</p>'])
      expect(cleaned(html)).toBe(html)
  })

  it('is plain text where it was', () => {
    expect(cleaned('  24 hours’ notice.\n\nA & B  ')).toBe('24 hours’ notice.\n\nA &amp; B')
  })
})

it('is made beside the thread where it is long', async () => {
  const html = '<p onclick="x()">Ours</p>'.repeat(1000)
  let isOver = false
  const cleaning = cleanHtml(html).finally(() => {
    isOver = true
  })
  for (let turn = 0; turn < 3; turn++) await setImmediate()
  expect(isOver).toBe(false)
  expect(await cleaning).toBe('<p>Ours</p>'.repeat(1000))
})

it('is what the settings keep of each of their three texts', async () => {
  const app = await startApp(await openBegunSqlite())
  const html = '<p onclick="x()">Ours<script>alert(1)</script></p>'
  const texts = { termsAndConditions: html, privacyPolicy: html, aboutUs: html }
  const clean = { termsAndConditions: '<p>Ours</p>', privacyPolicy: '<p>Ours</p>', aboutUs: '<p>Ours</p>' }
  expect((await app.put('/api/settings', texts)).body).toMatchObject(clean)
  expect((await app.visit('/api/settings')).body.data).toMatchObject(clean)
  await app.stop()
})
