import type { Role } from '#contract/roles.ts'

export const roleLabels: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  enquiries: 'Enquiries only',
}

/** What each role may do, in a sentence. */
export const roleNotes: Record<Role, string> = {
  owner: 'Everything.',
  editor: 'Everything but accounts, payment details and deleting for good.',
  enquiries: 'Reads and answers enquiries, and nothing else.',
}
