import { wordsOf } from '#contract/words/fill.ts'
import { mailWords } from '#contract/words/mail.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { readSettings } from '../settings/repository.ts'
import type { Send } from './transport.ts'

/** Sends a mail to see whether mails arrive. @throws AppError 409 that says why it could not be sent */
export type SendTest = (to: string) => Promise<void>

export function createTestMail(db: Db, send: Send): SendTest {
  return async (to) => {
    const { websiteName: firm, words } = await readSettings(db)
    const say = wordsOf(mailWords, words)
    const lines = [say('mail.test.lead', { firm }), '', say('mail.test.end')]
    await send({ to, subject: say('mail.test.subject', { firm }), lines }).catch((error): never => {
      throw new AppError('mail-failed', whyNot(error), { cause: error })
    })
  }
}

const silent = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ENOTFOUND'])

/** What a mail server's failure means to whoever set it up. */
function whyNot(error: unknown): string {
  const { code, response, message } = Object(error)
  if (code === 'EAUTH') return said('The mail server refuses the name or the password in SMTP_URL', response)
  if (code === 'EENVELOPE') return said('The mail server refuses the sender or the recipient', response)
  if (code === 'ETLS') return said('The mail server and SMTP_URL do not agree on encryption', message)
  if (silent.has(code)) return said('The mail server in SMTP_URL does not answer', message)
  return said('The mail server did not take the mail', response ?? message)
}

function said(what: string, words: unknown): string {
  const line = typeof words === 'string' ? words.replaceAll(/\s+/g, ' ').trim().slice(0, 200) : ''
  return line ? `${what}: ${line}` : what
}
