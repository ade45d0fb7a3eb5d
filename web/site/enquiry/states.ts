import { matching } from '#web/ui/matching.ts'

const elsewhere = 'Outside India'

/** The states and union territories of India, and everywhere else, offered as suggestions. */
export const states = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
  elsewhere,
]

/** The one state that what is typed can mean: 'India' means no place outside of it. */
export function stateMeant(typed: string): string | undefined {
  const [found, ...others] = matching(states, typed)
  if (others.length > 0) return undefined
  return found === elsewhere && matching(['India'], typed).length > 0 ? undefined : found
}
