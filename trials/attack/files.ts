import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Payload } from './payloads.ts'
import { type Findings, findLiveMarkup } from './watch.ts'

const files = '/v1/storage/buckets/media/files'

/** Uploads and asks for files as a client with a token does. */
export function createFiles(base: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }

  async function upload(name: string, bytes: Uint8Array<ArrayBuffer>) {
    const form = new FormData()
    form.set('fileId', 'unique()')
    form.set('file', new File([bytes], name))
    const response = await fetch(base + files, { method: 'POST', headers, body: form })
    if (response.status >= 500) throw new Error(`${name}: ${await response.text()}`)
    const body = await response.json()
    return response.ok ? (body.$id as string) : undefined
  }

  return {
    upload,
    viewOf: (id: string) => `${base}${files}/${id}/view?project=portfolio`,

    /**
     * Uploads a picture under each payload as its name.
     * @returns how many were taken, and the headers of downloads that say anything but the name of a file
     */
    async underNames(all: Payload[]): Promise<{ taken: number; odd: string[] }> {
      const odd: string[] = []
      let taken = 0
      for (const [index, { text }] of all.entries()) {
        const background = { r: index % 256, g: index >> 8, b: 60 }
        const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } })
        const id = await upload(text, new Uint8Array(await picture.png().toBuffer()))
        if (!id) continue
        taken++
        const response = await fetch(`${base}${files}/${id}/download?project=portfolio`, { headers })
        await response.arrayBuffer()
        const disposition = response.headers.get('content-disposition') ?? ''
        if (!/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.!~%-]*$/.test(disposition))
          odd.push(disposition)
      }
      return { taken, odd }
    },
  }
}

/** Opens each drawing by its own address, as a link in a mail would. A sandbox runs nothing, not even what asks here. */
export async function openDrawings(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) await page.goto(address, { waitUntil: 'load' })
}

/** Chooses files under each payload as their name where the back-office takes pictures. @returns how many */
export async function chooseFiles(context: BrowserContext, base: string, all: Payload[], findings: Findings) {
  const atOnce = 30
  const page = await context.newPage()
  for (let from = 0; from < all.length; from += atOnce) {
    await page.goto(`${base}/admin/designs/new`)
    const files = all.slice(from, from + atOnce).map(({ text }) => ({
      name: text,
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    }))
    await page.locator('input[type=file]').first().setInputFiles(files)
    for (const found of await findLiveMarkup(page)) findings.alive.push(`a chosen file's name ${found}`)
  }
  await page.close()
  return all.length
}
