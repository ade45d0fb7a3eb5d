import { pino } from 'pino'
import { expect, it } from 'vitest'
import { refusalOf } from './refusal.ts'

it.each(['/preview/', '/api/previews/', '/s/', '/share/s/', '/api/shortlists/', '/api/backup-links/'])(
  'what is refused below %s is logged without the key that opens it',
  (below) => {
    const written: string[] = []
    const log = pino({}, { write: (line) => void written.push(line) })
    const path = `${below}abcdefghijklmnop`
    refusalOf(log, ['overloaded', 'The server is busy'], { method: 'GET', path })
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ path: `${below}…`, status: 503 })
    expect(written[0]).not.toContain('abcdefghijklmnop')
  },
)
