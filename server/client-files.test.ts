import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { openFolder } from '#test/folder.ts'
import { clientFiles } from './client-files.ts'
import type { AppContext } from './http/context.ts'

it('code of a build that was laid beside the process since is found, as pages of its other processes ask for it here', async () => {
  const { directory, remove } = await openFolder()
  onTestFinished(remove)
  const assets = join(directory, 'assets')
  await mkdir(join(assets, 'within'), { recursive: true })
  const app = new Hono<AppContext>().use(clientFiles(directory))
  expect((await app.request('/assets/page-1.js')).status).toBe(404)
  for (const name of ['assets/page-1.js', 'assets/.half', 'assets/within/page.js', 'late.txt'])
    await writeFile(join(directory, name), 'export {}')
  const response = await app.request('/assets/page-1.js')
  expect([response.status, await response.text()]).toEqual([200, 'export {}'])
  for (const path of ['/assets/.half', '/assets/within', '/assets/..', '/assets/within/page.js', '/late.txt'])
    expect((await app.request(path)).status).toBe(404)
})

it('code that the builds made since have taken away is not found', async () => {
  const { directory, remove } = await openFolder()
  onTestFinished(remove)
  await mkdir(join(directory, 'assets'))
  const file = join(directory, 'assets/page-1.js')
  await writeFile(file, 'export {}')
  const app = new Hono<AppContext>().use(clientFiles(directory))
  await rm(file)
  expect((await app.request('/assets/page-1.js')).status).toBe(404)
})
