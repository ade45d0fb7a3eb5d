import { z } from 'zod'
import { email, requiredText, text, updatedAt } from './fields.ts'
import { limits } from './limits.ts'
import { accountMessages } from './messages.ts'

export const login = z.object({
  email: requiredText('Email', limits.email),
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required'),
})

const tooShort = `Password must be at least ${limits.password.min} characters`

/** A password that is to be set: 6 to 200 characters, blanks included. */
const newPassword = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .min(limits.password.min, tooShort)
    .max(limits.password.max, `Password must be at most ${limits.password.max} characters`)

const typedTwice = {
  newPassword: newPassword('New password is required'),
  confirmPassword: z.string({ error: 'Passwords do not match' }),
}

const isTypedAlike = ({ newPassword, confirmPassword }: Record<keyof typeof typedTwice, string>) =>
  newPassword === confirmPassword

const notAlike = {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

const currentPassword = z
  .string({ error: accountMessages.currentPasswordMissing })
  .min(1, accountMessages.currentPasswordMissing)

export const passwordChange = z.object({ currentPassword, ...typedTwice }).refine(isTypedAlike, notAlike)
export type PasswordChange = z.infer<typeof passwordChange>

/** The password that an administrator sets for another. */
export const adminPassword = z.object(typedTwice).refine(isTypedAlike, notAlike)
export type AdminPassword = z.infer<typeof adminPassword>

const name = requiredText('Name', limits.name)

export const adminCreate = z.object({ name, email, password: newPassword('Password is required') })
export type AdminCreate = z.infer<typeof adminCreate>

export const profileUpdate = z
  .object({
    name,
    email,
    phone: text('Phone', limits.phone),
    address: text('Address', limits.address),
    /** Asked for where another email is to sign in. */
    currentPassword: z.string({ error: accountMessages.currentPasswordMissing }),
    updatedAt,
  })
  .partial()
export type ProfileUpdate = z.infer<typeof profileUpdate>

export const admin = z.object({ _id: z.string(), name: z.string(), email: z.string() })
export type Admin = z.infer<typeof admin>

export const signedIn = admin.extend({ token: z.string(), isAdmin: z.boolean() })
export type SignedIn = z.infer<typeof signedIn>

export const profile = admin.extend({
  isAdmin: z.boolean(),
  phone: z.string(),
  address: z.string(),
  updatedAt: z.string(),
})
export type Profile = z.infer<typeof profile>
