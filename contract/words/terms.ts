/** The built-in terms of a firm that has saved none of its own. */
export const termsWords = {
  'terms.title': 'Terms and Conditions',
  'terms.description':
    'What applies when you work with us: appointments, scope and revisions, payments and refunds, drawings and liability.',
  'terms.updated': 'Last updated {date}',
  'terms.services': 'Services',
  'terms.services.text':
    '{firm} offers architectural, elevation, floor plan and interior design. What a commission covers, what is delivered and when is agreed in writing before work begins. Pictures and prices on this website describe designs; they are not an offer until the firm confirms them for your plot.',
  'terms.appointments': 'Appointments',
  'terms.appointments.text':
    'Meetings and site visits are by appointment. Please give at least 24 hours notice to change or cancel one. The firm does the same, and offers another time.',
  'terms.scope': 'Scope and revisions',
  'terms.scope.text':
    'The agreed scope names how many rounds of revision are included. Changes beyond it, or changes to what has already been approved, are estimated first and carried out once you agree.',
  'terms.payments': 'Payments and refunds',
  'terms.payments.text':
    'Fees fall due at the stages named in the agreement, in Indian rupees, with taxes as the law requires. Work that has been done is paid for and is not refunded. What has been paid for work that has not begun is returned if the commission ends.',
  'terms.property': 'Intellectual property',
  'terms.property.text':
    'Drawings, models and pictures remain the firm’s work. Once they are paid for you may use them to build the one project they were made for. Building them again, selling them or passing them on needs the firm’s written consent.',
  'terms.client': 'Client responsibilities',
  'terms.client.text':
    'You provide correct information on the plot, its ownership and its limits, answer questions and approve drawings in time, and obtain the permits that are yours to obtain unless the agreement says otherwise.',
  'terms.liability': 'Liability',
  'terms.liability.text':
    'The firm answers for the care of its own design work. It does not answer for work by contractors or suppliers, for changes made without it, or for delays beyond its control. Nothing here limits rights that the law gives you.',
  'terms.privacy': 'Privacy',
  'terms.privacy.text':
    'What you send by the enquiry form is used to answer you. The {policy} says what is kept, why, and how to have it removed.',
  'terms.privacy.policy': 'privacy policy',
  'terms.changes': 'Changes',
  'terms.changes.text':
    'These terms may change. What applies to a commission is the version that stood here when it was agreed.',
  'terms.contact': 'Contact',
  'terms.contact.text': 'Questions about these terms reach {firm} at {contact}.',
} as const
