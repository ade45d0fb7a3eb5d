import { z } from 'zod'
import { email, requiredText, text, updatedAt } from './fields.ts'
import { limits } from './limits.ts'

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

export const passwordChange = z
  .object({
    currentPassword: z
      .string({ error: 'Current password is required' })
      .min(1, 'Current password is required'),
    newPassword: newPassword('New password is required'),
    confirmPassword: z.string({ error: 'Passwords do not match' }),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

const name = requiredText('Name', limits.name)

export const adminCreate = z.object({ name, email, password: newPassword('Password is required') })
export type AdminCreate = z.infer<typeof adminCreate>

export const profileUpdate = z
  .object({
    name,
    email,
    phone: text('Phone', limits.phone),
    address: text('Address', limits.address),
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
