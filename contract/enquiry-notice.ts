import type { Settings } from './settings.ts'

type NoticeOf = Pick<Settings, 'websiteName' | 'contactEmail' | 'enquiryMonths'>

/** What stands beside the enquiry form: who keeps what is sent, what for, how long, and how to have it back. */
export function enquiryNotice({ websiteName, contactEmail, enquiryMonths }: NoticeOf): string {
  const months = enquiryMonths === 1 ? 'a month' : `${enquiryMonths} months`
  const until =
    enquiryMonths > 0
      ? ` Your name, your contacts and what you wrote are removed ${months} after the last reply.`
      : ''
  return `${websiteName} keeps what you send here to answer you, and for nothing else.${until} To see it, correct it or have it deleted, write to ${contactEmail || 'us'}.`
}
