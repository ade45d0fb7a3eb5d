/** What is said beside a field of the enquiry form that can't be sent as it is. */
export const enquiryErrorWords = {
  'enquiry.error.name': 'Name is required',
  'enquiry.error.email': 'Email is required',
  'enquiry.error.phone': 'Phone is required',
  'enquiry.error.state': 'State is required',
  'enquiry.error.city': 'City is required',
  'enquiry.error.requirement': 'Requirement is required',
  'enquiry.error.email.wrong': 'Please enter a valid email address',
  'enquiry.error.phone.wrong': 'Please enter a valid phone number',
  'enquiry.error.name.long': 'Name must be at most 100 characters',
  'enquiry.error.email.long': 'Email must be at most 254 characters',
  'enquiry.error.phone.long': 'Phone must be at most 30 characters',
  'enquiry.error.state.long': 'State must be at most 100 characters',
  'enquiry.error.city.long': 'City must be at most 100 characters',
  'enquiry.error.requirement.long': 'Requirement must be at most 2000 characters',
} as const
