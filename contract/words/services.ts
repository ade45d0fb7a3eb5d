/** The page of services. */
export const servicesWords = {
  'services.title': 'Services',
  'services.description': 'What we do: {services}.',
  'services.description.empty': 'What we do, from the first sketch to the site.',
  'services.lead': 'Take one of them, or all of them in order. Each line opens an enquiry.',
  'services.empty': 'No services listed',
  'services.empty.lead': 'Tell us what you need, and we will say whether we do it.',
} as const
