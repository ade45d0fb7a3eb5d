import { createReadStream } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { unpackTar } from 'modern-tar/fs'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test('a backup begun by its button goes on while the page is left, is listed once it is proved, and is downloaded', async ({
  page,
}) => {
  await signIn(page, '/admin/settings?tab=backup')
  const panel = page.getByRole('tabpanel', { name: 'Backup' })
  const progress = panel.getByRole('region', { name: 'Last good backup' }).getByRole('status')
  await expect(panel.getByText('There is none yet.')).toBeVisible()
  await panel.getByRole('button', { name: 'Back up now' }).click()
  await expect(progress).toContainText('It goes on when you leave this page.')
  await page.goto('/admin')
  await page.goto('/admin/settings?tab=backup')
  // It gives way to whatever else the machine does.
  await expect(panel.getByText('Every byte was read back and compared.')).toBeVisible({ timeout: 200_000 })
  await expect(panel.getByRole('table', { name: 'Backups' }).getByText('Everything')).toBeVisible()
  await expect(progress).toHaveText('')
  const begun = page.waitForEvent('download')
  await panel.getByRole('button', { name: /^Download the backup of / }).click()
  await expect(page.getByText('The download has begun')).toBeVisible()
  const downloaded = await begun
  expect(downloaded.suggestedFilename()).toMatch(/^plinth-[\dTZ-]+\.tar$/)
  const names: string[] = []
  const reading = unpackTar(await mkdtemp(join(tmpdir(), 'plinth-home-')), {
    filter: ({ name }) => names.push(name) > 0,
  })
  await pipeline(createReadStream(await downloaded.path()), reading)
  expect(names).toContainEqual(expect.stringMatching(/^plinth-[^/]*\/plinth-.*\.tar\.gz$/))
  expect(names).toContainEqual(expect.stringMatching(/^plinth-[^/]*\/objects\/[0-9a-f]{2}\/[0-9a-f]{64}$/))
})
