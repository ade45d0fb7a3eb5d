/** The enquiry form, and what is said once it was sent. */
export const enquiryWords = {
  'enquiry.title': 'Send Us a Message',
  'enquiry.about': 'About {design}',
  'enquiry.name': 'Name',
  'enquiry.email': 'Email',
  'enquiry.phone': 'Phone',
  'enquiry.state': 'State',
  'enquiry.city': 'City',
  'enquiry.requirement': 'Requirement',
  'enquiry.requirement.hint': 'Plot size, rooms, budget and when you would like to begin.',
  'enquiry.submit': 'Submit',
  'enquiry.policy': 'Privacy policy',
  'enquiry.notice.purpose': '{firm} keeps what you send here to answer you, and for nothing else.',
  'enquiry.notice.month':
    'Your name, your contacts and what you wrote are removed a month after the last reply.',
  'enquiry.notice.months':
    'Your name, your contacts and what you wrote are removed {months} months after the last reply.',
  'enquiry.notice.rights': 'To see it, correct it or have it deleted, write to {email}.',
  'enquiry.notice.us': 'To see it, correct it or have it deleted, write to us.',
  'enquiry.thanks': 'Thank you for your enquiry! We will contact you soon.',
  'enquiry.received': 'Thank you. Your enquiry is with us, and we will contact you soon.',
  'enquiry.sent.reference': 'Reference',
  'enquiry.sent.show': 'What you sent, and what happens next',
  'enquiry.sent.design': 'Design',
  'enquiry.sent.chosen': 'Shortlist',
  'enquiry.sent.plot': 'Plot',
  'enquiry.sent.next':
    'We read it and answer by telephone or email. Name the reference when you call, so that we find it at once.',
  'enquiry.sent.chat': 'Say it on WhatsApp',
  'enquiry.sent.chat.text': 'Enquiry {reference} from {name}',
  'enquiry.hide': 'Hide this message',
  'enquiry.preview': 'In a preview nothing can be sent.',
  'enquiry.failed': 'Failed to submit enquiry',
  'enquiry.waiting':
    'There is no connection. Your enquiry waits in this browser, and is sent by itself as soon as the connection is back.',
  'enquiry.refused': 'Your enquiry could not be sent.',
  'enquiry.refused.form': 'What you wrote is in the form',
} as const
