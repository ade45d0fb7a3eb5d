import { z } from 'zod'
import { described } from './described.ts'

/** What an account may be in the back-office; one without a role opens nothing but itself. */
export const roles = ['owner', 'editor', 'enquiries'] as const
export type Role = (typeof roles)[number]

/** What a call may take, and what each means to whoever reads the API document. */
const permissions = {
  'back-office': 'Enter the back-office: the dashboard, and the record of what the role may read.',
  enquiries:
    'Read and export enquiries, answer for their status, keep notes on them, and write the quick replies that answer them.',
  'delete-enquiries': 'Delete enquiries.',
  content:
    'Keep what the site shows: designs, categories, services, files, and the settings but for payment and what is deleted when.',
  payment: 'Change how the firm is paid.',
  accounts: 'Keep the accounts of others.',
  erase: 'Delete for good.',
  backups: 'See backups and make them.',
  system: 'See what the product runs on, and send oneself a test mail.',
} as const
export type Permission = keyof typeof permissions

const ofEnquiries: Permission[] = ['back-office', 'enquiries']

const permissionsOf: Record<Role, ReadonlySet<Permission>> = {
  owner: new Set(Object.keys(permissions) as Permission[]),
  editor: new Set<Permission>([...ofEnquiries, 'delete-enquiries', 'content', 'system']),
  enquiries: new Set(ofEnquiries),
}

/** Whether an account of that role may do this; one without a role may nothing. */
export function may(role: Role | null, permission: Permission): boolean {
  return role !== null && permissionsOf[role].has(permission)
}

/** The roles that may do this. */
export function rolesThatMay(permission: Permission): Role[] {
  return roles.filter((role) => may(role, permission))
}

export const role = described(
  z.enum(roles, { error: `Role must be one of ${roles.join(', ')}` }),
  'What the account may do: an owner everything, an editor all but accounts, payment and deletion for good, `enquiries` nothing but enquiries.',
  'editor',
)
