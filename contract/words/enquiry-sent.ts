/** An enquiry that was received, as it is shown to whoever sent it. */
export const enquirySentWords = {
  'enquiry.sent.reference': 'Reference',
  'enquiry.sent.show': 'What you sent, and what happens next',
  'enquiry.sent.design': 'Design',
  'enquiry.sent.chosen': 'Shortlist',
  'enquiry.sent.plot': 'Plot',
  'enquiry.sent.next':
    'We read it and answer by telephone or email. Name the reference when you call, so that we find it at once.',
  'enquiry.sent.chat': 'Say it on WhatsApp',
  'enquiry.sent.chat.text': 'Enquiry {reference} from {name}',
} as const
