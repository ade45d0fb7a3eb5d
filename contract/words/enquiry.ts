/** The enquiry form. */
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
  'enquiry.preview': 'In a preview nothing can be sent.',
  'enquiry.failed': 'Failed to submit enquiry',
} as const
