import type { Settings } from './settings.ts'
import { enquiryWords } from './words/enquiry.ts'
import { type Words, wordsOf } from './words/fill.ts'

type NoticeOf = Pick<Settings, 'websiteName' | 'contactEmail' | 'enquiryMonths'>

/** What stands beside the enquiry form: who keeps what is sent, what for, how long, and how to have it back. */
export function enquiryNotice(
  { websiteName, contactEmail, enquiryMonths }: NoticeOf,
  changed: Words,
): string {
  const say = wordsOf(enquiryWords, changed)
  const until =
    enquiryMonths === 1
      ? say('enquiry.notice.month')
      : say('enquiry.notice.months', { months: enquiryMonths })
  const rights = contactEmail
    ? say('enquiry.notice.rights', { email: contactEmail })
    : say('enquiry.notice.us')
  return [say('enquiry.notice.purpose', { firm: websiteName }), enquiryMonths > 0 && until, rights]
    .filter(Boolean)
    .join(' ')
}
