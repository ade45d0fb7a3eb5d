/** What is said of an enquiry once it was sent, which comes with the code that sends it. */
export const enquiryOutcomeWords = {
  'enquiry.received': 'Thank you. Your enquiry is with us, and we will contact you soon.',
  'enquiry.waiting':
    'There is no connection. Your enquiry waits in this browser, and is sent by itself as soon as the connection is back.',
  'enquiry.waiting.busy':
    'Our site cannot take your enquiry just now. It waits in this browser, and is sent by itself as soon as it can be.',
  'enquiry.waiting.instead': 'You can also reach us here:',
  'enquiry.refused': 'Your enquiry could not be sent.',
  'enquiry.refused.form': 'What you wrote is in the form',
  'enquiry.hide': 'Hide this message',
} as const
