import { createTransport } from 'nodemailer'
import type { Db } from '../database/schema.ts'
import { readSettings } from '../settings/repository.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

interface Mail {
  to: string
  subject: string
  lines: string[]
  replyTo?: { name: string; address: string }
}

export type Send = (mail: Mail) => Promise<void>

/**
 * Sends mails of text in the firm's name. They come from ENQUIRY_TO, otherwise from the contact email of the site, otherwise from whom they go to.
 * @param smtpUrl `smtp://` or `smtps://`, with credentials where the server wants them
 */
export function openTransport(db: Db, smtpUrl: string, enquiryTo: string | undefined): Send {
  const transport = createTransport({ url: smtpUrl, ...patience })
  return async ({ lines, ...mail }) => {
    const { websiteName, contactEmail } = await readSettings(db)
    const from = { name: websiteName, address: enquiryTo ?? (contactEmail || mail.to) }
    await transport.sendMail({ from, ...mail, text: lines.join('\n') })
  }
}
