/** The built-in privacy policy of a firm that has saved none of its own. */
export const privacyWords = {
  'privacy.title': 'Privacy Policy',
  'privacy.description':
    'What the enquiry form collects, why, who sees it, how to withdraw it and whom to contact.',
  'privacy.updated': 'Last updated {date}',
  'privacy.collected': 'What is collected',
  'privacy.collected.lead': 'The enquiry form collects what you type into it, and nothing else:',
  'privacy.collected.person': 'your name, email address and phone number',
  'privacy.collected.place': 'your state and city',
  'privacy.collected.requirement': 'what you require',
  'privacy.collected.beside':
    'the design you wrote from, if you wrote from a design’s page, the notice beside the form, and the time',
  'privacy.collected.visit':
    'Looking around needs no account. The site sets no cookies for visitors and carries no advertising or tracking.',
  'privacy.collected.counts':
    'How often designs are opened, kept, sent and enquired about is counted by the day, with searches that find nothing and plots that are asked for. Nothing in it tells one visitor from another, and browsers that ask not to be tracked are left out.',
  'privacy.collected.browser':
    'What you keep on your shortlist, a form that you have begun and the designs that you looked at last are remembered by your own browser, where you can clear them.',
  'privacy.why': 'Why',
  'privacy.why.text':
    'To answer your enquiry: to call or write to you, to prepare a proposal and, if you commission it, to carry it out. {firm} does not sell it or use it for anything else.',
  'privacy.who': 'Who sees it',
  'privacy.who.text':
    'The people at {firm} who answer enquiries, and those who run the site and its mail for them. Payments happen at your bank, your UPI app or the payment provider, under their own policies; this site never asks for card numbers, PINs or one-time passwords.',
  'privacy.kept': 'How long it is kept',
  'privacy.kept.text':
    'As long as it is needed to answer you and to carry out what was agreed, or as long as the law requires.',
  'privacy.withdraw': 'How to withdraw',
  'privacy.withdraw.text':
    'You may ask at any time what is kept about you, have it corrected, withdraw your consent or have it deleted. A message to {contact} is enough.',
  'privacy.contact': 'Whom to contact',
  'privacy.contact.text': '{firm} is responsible for what is collected here and answers at {contact}.',
} as const
