import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite, origin } from './built-site.ts'
import { openBegunSqlite } from './databases.ts'
import { createdDesign } from './factories.ts'
import { readQr } from './read-qr.ts'
import { startApp, type TestApp } from './start-app.ts'

describe('Pages that draw a design on a plot', () => {
  let app: TestApp
  let site: Awaited<ReturnType<typeof builtSite>>
  let code: string

  beforeAll(async () => {
    app = await startApp(await openBegunSqlite(), { PUBLIC_URL: origin })
    site = await builtSite(app.dependencies)
    const row = { upTo: null, front: 2, back: 1, left: 1, right: 1, coverage: null, far: null }
    await app.put('/api/settings', { setbacks: { rows: [row], source: 'Bye-laws of Kochi' } })
    const make = async (title: string, width: number, fields = {}) =>
      (
        await createdDesign(app, {
          title,
          dimensions: { width, height: null, depth: 9, unit: 'm' },
          ...fields,
        })
      ).code as string
    code = await make('Hill <house>', 7)
    await make('Wide house', 7.6)
    await make('Kept back', 6, { status: 'draft' })
    await createdDesign(app, { title: 'Unmeasured' })
  })
  afterAll(() => app.stop())

  const visit = async (path: string) => {
    const response = await site.app.request(origin + path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const drawings = (html: string) => html.match(/<svg[^>]*aria-labelledby[\s\S]*?<\/svg>/g) ?? []

  describe('The finder', () => {
    it('asks for a plot where none is said, and search engines find it', async () => {
      const { status, text } = await visit('/find')
      expect([status, drawings(text)]).toEqual([200, []])
      expect(text).toContain(`rel="canonical" href="${origin}/find"`)
      expect((await visit('/sitemap.xml')).text).toContain(`<loc>${origin}/find</loc>`)
    })

    it('draws what fits, and what nearly does, without code', async () => {
      const { status, text } = await visit('/find?q=30+40+east')
      expect(status).toBe(200)
      const parts = text.replaceAll('<!-- -->', '').split('Just outside')
      expect(parts).toHaveLength(2)
      const [fitting = '', near = ''] = parts
      expect([fitting, near].map((part) => drawings(part).length)).toEqual([1, 1])
      expect(fitting).toContain('One design fits')
      expect(fitting).toContain('Hill &lt;house&gt;')
      expect(fitting).toContain('plot 30 × 40 ft')
      expect(fitting).toContain('Bye-laws of Kochi')
      expect(near).toContain('needs 1 ft 6 in more width')
      expect(text).toContain(`/designs/${code}?plot=30x40ft-e`)
      expect(text).not.toContain('Kept back')
    })

    it('draws the samples below, where they fit', async () => {
      const { text } = await visit('/find?q=40+60+east')
      const [own = '', samples = ''] = text.split('Sample designs')
      expect(drawings(own)).toHaveLength(2)
      expect(drawings(samples).length).toBeGreaterThan(0)
      expect(samples).toContain('Sample Design')
    })

    it('says each drawing aloud, with margins that add up', async () => {
      const [drawing = ''] = drawings((await visit('/find?q=30+40+east')).text)
      expect(drawing).toContain(`${code} on a plot of 30′ × 40′ (9.14 × 12.19 m)`)
      expect(drawing).toContain('The road lies east.')
      expect(drawing).toContain(
        'Free: 6′7″ (2.00 m) to the road, 3′11″ (1.19 m) at the back, 3′6″ (1.07 m) on the left, 3′6″ (1.07 m) on the right.',
      )
      const figures = [...drawing.matchAll(/data-in="m">([\d.]+) m</g)].map(([, figure]) => Number(figure))
      const [left = 0, house = 0, right = 0, width, front = 0, deep = 0, back = 0, depth] = figures
      expect([left + house + right, front + deep + back]).toEqual([width, depth])
    })

    it('keeps what was typed where it can’t be read, and says what is wrong beside it', async () => {
      const { status, text } = await visit('/find?width=thirty&depth=40&unit=yd&budget=2,00,000')
      expect(status).toBe(400)
      expect(text).toContain('Width must be a number')
      expect(text).toMatch(/<input[^>]*name="width"[^>]*value="thirty"/)
      expect(text).toMatch(/<input[^>]*name="budget"[^>]*value="2,00,000"/)
      expect(text).toMatch(/<option value="yd" selected/)
      const line = await visit('/find?q=a+house+%3Cb%3E')
      expect([line.status, line.text.includes('Say the width and depth of the plot, or its area')]).toEqual([
        400,
        true,
      ])
      expect(line.text).toContain('value="a house &lt;b&gt;"')
    })

    it.each([
      ['q=', /<input[^>]*aria-invalid="true"[^>]*name="q"/],
      ['width=&depth=&unit=ft', /<input[^>]*aria-invalid="true"[^>]*name="width"/],
    ])('says what to say where %s was sent with nothing in it', async (query, marked) => {
      const { status, text } = await visit(`/find?${query}`)
      expect([status, text.includes('Say the width and depth of the plot, or its area')]).toEqual([400, true])
      expect(text).toMatch(marked)
    })

    it('says beside the line which side of a plot is wrong, in the words of the firm', async () => {
      const said = async (q: string) =>
        /<span class="[^"]*text-laterite">([^<]*)/.exec((await visit(`/find?q=${q}`)).text)?.[1]
      expect(await said('5000x5000')).toBe('Width must be from 7 to 1640 ft')
      expect(await said('30')).toBe('Say the depth of the plot too')
      await app.put('/api/settings', {
        words: { 'find.error.range': '{field}: {from} to {to} {unit}', 'find.depth': 'How deep' },
      })
      expect(await said('5000x40')).toBe('Width along the road: 7 to 1640 ft')
      expect(await said('30x5000')).toBe('How deep: 7 to 1640 ft')
      await app.put('/api/settings', { words: { 'find.error.range': '', 'find.depth': '' } })
    })

    it('has no page behind the last, and leads back to the first', async () => {
      const { status, text } = await visit('/find?q=30+40&page=2')
      expect(status).toBe(404)
      expect(text).toContain('The list ends before this page.')
      expect(text).toMatch(/<a [^>]*href="\/find\?q=30\+40"[^>]*>First page/)
      expect(text).not.toMatch(/designs? fits?</)
      expect(text).not.toContain('rel="prev"')
    })
  })

  describe('A design', () => {
    it('is drawn on the plot that its address names, with the verdict', async () => {
      const { status, text } = await visit(`/designs/${code}?plot=30x40ft-w`)
      expect(status).toBe(200)
      expect(drawings(text).length).toBeGreaterThan(0)
      expect(text).toContain('On your plot')
      expect(text).toContain('Fits.')
      expect((await visit(`/designs/${code}?plot=5x5m`)).text).toContain('Does not fit: 4 m too wide')
      expect((await visit('/designs/S-ARC-03?plot=12x20m')).text).toContain('Fits.')
    })

    it('shows its page without a drawing where the address names none, and says so', async () => {
      const plain = await visit(`/designs/${code}`)
      expect([plain.status, drawings(plain.text)]).toEqual([200, []])
      const bad = await visit(`/designs/${code}?plot=<b>`)
      expect([bad.status, drawings(bad.text)]).toEqual([200, []])
      expect(bad.text).toContain('The address names no plot that can be read')
      const unmeasured = await visit('/designs/ARC-1004?plot=30x40ft')
      expect([unmeasured.status, drawings(unmeasured.text)]).toEqual([200, []])
      expect(unmeasured.text).toContain('This design says no width and depth')
    })

    it('is handed on with the plot that it is shown on, by link, by chat and on paper', async () => {
      const handedOn = async (query: string) => {
        const { text } = await visit(`/designs/${code}${query}`)
        const chat = /https:\/\/wa\.me\/\?text=([^"]*)/.exec(text)?.[1] ?? ''
        const picture = new RegExp(`/designs/${code}/qr\\.svg[^"]*`).exec(text)?.[0] ?? ''
        return [decodeURIComponent(chat).split('\n').at(-1), await readQr((await visit(picture)).text)]
      }
      const plain = `${origin}/designs/${code}`
      const laid = `${plain}?plot=30x40ft-w`
      expect(await handedOn('?plot=30x40FT-w')).toEqual([laid, laid])
      expect(await handedOn('')).toEqual([plain, plain])
      expect(await handedOn('?plot=<b>')).toEqual([plain, plain])
    })

    it('is drawn as a picture', async () => {
      const path = `/designs/${code}/plot.svg?plot=30x40ft-e`
      await visit(path)
      const { status, headers, text } = await visit(path)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/svg+xml')
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('etag')).toMatch(/./)
      expect(text).toMatch(/^<\?xml[^>]*>\n<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
      expect(text).not.toMatch(/data-in|class=|style=/)
      expect((await visit(`/designs/${code.toLowerCase()}/plot.svg?plot=9x12m`)).status).toBe(200)
    })

    it.each([
      ['?plot=none', 400],
      ['', 400],
      ['?plot=1x1m', 400],
    ])('has no picture of %j', async (query, status) => {
      expect((await visit(`/designs/${code}/plot.svg${query}`)).status).toBe(status)
    })

    it.each(['ARC-9999', 'ARC-1003', 'ARC-1004', 'S-XXX-01'])(
      'has no picture where there is none: %s',
      async (other) => {
        for (const picture of ['plot.svg?plot=30x40ft-e', ...(other === 'ARC-1004' ? [] : ['qr.svg'])]) {
          const { status, headers } = await visit(`/designs/${other}/${picture}`)
          expect([status, headers.get('content-type')]).toEqual([404, expect.stringMatching(/^text\/plain/)])
        }
      },
    )
  })
})
