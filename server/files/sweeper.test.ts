import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { jpeg, video } from '#test/files/make-files.ts'
import { chunkForm, filesPath, startFiles, uploadForm } from '#test/files/set-up.ts'

onEachSchema('Unused files', (open) => {
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000)

  async function startWith(...fileIds: string[]) {
    const started = await startFiles(open)
    for (const fileId of fileIds) await started.app.request(filesPath, uploadForm(await jpeg(), { fileId }))
    return started
  }

  it('removes files that nothing has shown for a day, with all that was made of them', async () => {
    const { app, db, files, paths } = await startWith('old', 'new', 'shown')
    await app.request(`${filesPath}/old/preview?width=320`)
    await db
      .updateTable('file')
      .set({ unusedSince: twoDaysAgo.toISOString() })
      .where('id', '!=', 'new')
      .execute()
    await db
      .insertInto('attachment')
      .values({
        ownerKind: 'design',
        ownerId: 'design',
        role: 'image',
        position: 0,
        fileId: 'shown',
        alt: '',
      })
      .execute()
    files.startSweeping()
    await files.close()
    const rows = await db.selectFrom('file').select('id').orderBy('id').execute()
    expect(rows.map(({ id }) => id)).toEqual(['new', 'shown'])
    expect((await paths()).filter((path) => path.includes('old'))).toEqual([])
    expect((await app.request(`${filesPath}/shown/view`)).status).toBe(200)
  })

  it('forgets uploads that nobody went on with for a day', async () => {
    const { app, directory, files, paths } = await startFiles(open)
    const film = video(6 * 1024 * 1024)
    await app.request(filesPath, chunkForm(film, 0, undefined, 'old'))
    await app.request(filesPath, chunkForm(film, 0, undefined, 'new'))
    await utimes(join(directory, 'uploads', 'old'), twoDaysAgo, twoDaysAgo)
    files.startSweeping()
    await files.close()
    expect((await paths()).sort()).toEqual(['uploads/new/0.part', 'uploads/new/upload.json'])
  })

  it('removes renditions of files that are gone', async () => {
    const { app, directory, files, paths } = await startWith('here')
    await app.request(`${filesPath}/here/preview?width=320`)
    await mkdir(join(directory, 'renditions', 'gone'))
    await writeFile(join(directory, 'renditions', 'gone', 'a.webp'), 'a picture')
    files.startSweeping()
    await files.close()
    const kept = (await paths()).filter((path) => path.startsWith('renditions'))
    expect(kept).toEqual([expect.stringMatching(/^renditions\/here\//)])
  })
})
