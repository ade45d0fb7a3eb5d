import type { Enquiry } from '#contract/enquiry.ts'
import { aboutDesign, subjectOf } from './reply-opening.ts'

/** A text that answers an enquiry, before anyone has looked it over. */
export interface Reply {
  name: string
  subject: string
  text: string
}

/** The texts that an answer can begin with, who asked, for what and the firm's name filled in. */
export function repliesTo(asked: Pick<Enquiry, 'name' | 'design' | 'about'>, firm: string): Reply[] {
  const about = aboutDesign(asked)
  const subject = subjectOf(asked, firm)
  const letter = (...paragraphs: string[]) =>
    [`Hello ${asked.name},`, ...paragraphs, `Regards,\n${firm}`].join('\n\n')
  return [
    {
      name: 'Thank and call',
      subject,
      text: letter(
        `Thank you for your enquiry${about}. We have read it and would like to talk it through with you.`,
        'When may we call you?',
      ),
    },
    {
      name: 'Ask for details',
      subject,
      text: letter(
        `Thank you for your enquiry${about}. So that we can answer it well, please tell us:`,
        '1. The size of your plot, and which way it faces\n2. How many floors and bedrooms you need\n3. Your budget, and when you want to begin',
        'A sketch or a photo of the site helps too.',
      ),
    },
    {
      name: 'Propose a meeting',
      subject,
      text: letter(
        `Thank you for your enquiry${about}. We would be glad to meet you and to go through drawings together.`,
        'Which day this week or next suits you?',
      ),
    },
  ]
}
