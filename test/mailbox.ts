import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'

export interface Mailbox {
  port: number
  /** What it was sent, heads included, as it came. */
  mails: string[]
  close(): Promise<void>
}

/** A mail server that keeps what it is sent; it greets nobody before `greeted`. */
export async function openMailbox(port = 0, greeted: Promise<void> = Promise.resolve()): Promise<Mailbox> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, callback) => void greeted.then(() => callback()),
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString())
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { port: (server.server.address() as AddressInfo).port, mails, close }
}

/** Waits until it has been sent so many. */
export async function received({ mails }: Mailbox, count: number): Promise<string[]> {
  await eventually(() => expect(mails).toHaveLength(count))
  return mails
}

/** Waits for the mail to that address. */
export async function mailTo({ mails }: Mailbox, email: string): Promise<string> {
  const find = () => mails.find((mail) => mail.includes(`To: ${email}`))
  await eventually(() => expect(find()).toBeDefined())
  return unfolded(find() ?? '')
}

/** Quoted-printable text in one piece. */
export function unfolded(mail: string): string {
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
}
