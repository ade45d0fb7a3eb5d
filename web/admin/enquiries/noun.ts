import type { Noun } from '../list/noun.ts'

export const noun: Noun = { one: 'Enquiry', many: 'Enquiries' }
