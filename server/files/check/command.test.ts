import { afterEach, expect, it } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { runNode } from '#test/run-node.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let app: TestApp
afterEach(() => app.stop())

/** Runs `npm run files -- …` beside the running application. */
function files(...words: string[]) {
  const { DATABASE_URL, DATA_DIR } = app.dependencies.env
  return runNode(['server/files-command.ts', ...words], { DATABASE_URL, DATA_DIR })
}

it('npm run files tells by its exit code whether anything is wrong', async () => {
  app = await startApp(await openBegunSqlite())
  const well = /^2 files \(\d+\.\d MB\) checked: all is well\.\n$/
  expect(await files('check')).toEqual({ code: 0, out: expect.stringMatching(well), error: '' })

  const { db } = app.dependencies
  const [row] = await db.selectFrom('file').selectAll().execute()
  await db
    .insertInto('file')
    .values({ ...row, id: 'lost', name: 'lost.avif', unusedSince: row?.createdAt } as never)
    .execute()
  const problem = 'Missing: the bytes of "lost.avif" (lost), shown by nothing\n'
  const found = await files('check')
  expect(found).toMatchObject({ code: 1, out: expect.stringContaining(problem) })
  expect(found.out).toMatch(/3 files .* checked: 1 problem\. Mend with: npm run files -- repair\n$/)
  const mended = await files('repair')
  expect(mended).toMatchObject({ code: 0, out: expect.stringContaining(`${problem}  Put back: `) })
  expect(mended.out).toMatch(/1 problem, 0 left\.\n$/)
})
