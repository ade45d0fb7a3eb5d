/** The mails that the product sends. */
export const mailWords = {
  'mail.enquiry.subject': 'New enquiry from {name}',
  'mail.enquiry.subject.design': 'New enquiry from {name} about {code}',
  'mail.enquiry.name': 'Name: {name}',
  'mail.enquiry.email': 'Email: {email}',
  'mail.enquiry.phone': 'Phone: {phone}',
  'mail.enquiry.location': 'Location: {location}',
  'mail.enquiry.design': 'Design: {design}',
  'mail.enquiry.sample': 'Sample design: {design}',
  'mail.invitation.subject': 'Your account for {firm}',
  'mail.invitation.lead': 'You are invited to the back-office of {firm}.',
  'mail.invitation.link': 'Open this link within {days} days to choose a name and a password:',
  'mail.invitation.end': 'It works once. If you did not expect it, you need do nothing.',
  'mail.reset.subject': 'Another password for {firm}',
  'mail.reset.lead': 'Somebody asked for another password of your account at {firm}.',
  'mail.reset.link': 'Open this link within an hour to set one:',
  'mail.reset.end':
    'It works once, and ends every session of the account. If it was not you, you need do nothing: your password stays as it is.',
} as const
