/** The contact page. */
export const contactWords = {
  'contact.title': 'Contact',
  'contact.description':
    'Write to {firm} about your plot, your house or one room: phone, email and an enquiry form.',
  'contact.none': 'The form reaches us directly. We answer by phone or email.',
  'contact.phone': 'Phone',
  'contact.chat': 'WhatsApp',
  'contact.chat.start': 'Start a chat',
  'contact.email': 'Email',
  'contact.address': 'Address',
  'contact.directions': 'Directions',
  'contact.map': 'Map',
  'contact.hours': 'Opening hours',
  'contact.shortlist': 'About this shortlist',
  'contact.service': 'About {service}',
} as const
