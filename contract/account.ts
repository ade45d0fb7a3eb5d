import { z } from 'zod'
import { described, named } from './described.ts'
import { email, id, line, moment, requiredLine, requiredText, text, updatedAt } from './fields.ts'
import { limits } from './limits.ts'
import { accountMessages } from './messages.ts'
import { role } from './roles.ts'

const isPassword = { format: 'password' } as const

const code = described(
  z.string({ error: 'Code must be text' }).max(limits.secondFactor.code, 'Code is too long').optional(),
  'Of an account with a second factor: what its authenticator shows, or a recovery code.',
  '492039',
)

export const login = named(
  'Login',
  'What an account signs in with.',
  z.object({
    code,
    email: described(
      requiredText('Email', limits.email),
      'The email of the account, in any letter case.',
      'office@example.com',
    ),
    password: described(
      z.string({ error: 'Password is required' }).min(1, 'Password is required'),
      'The password of the account.',
      'correct horse',
      isPassword,
    ),
  }),
)

const tooShort = `Password must be at least ${limits.password.min} characters`

/** A password that is to be set: 6 to 200 characters, blanks included. */
const newPassword = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .min(limits.password.min, tooShort)
    .max(limits.password.max, `Password must be at most ${limits.password.max} characters`)

export const typedTwice = {
  newPassword: described(
    newPassword('New password is required'),
    'The new password.',
    'battery staple',
    isPassword,
  ),
  confirmPassword: described(
    z.string({ error: 'Passwords do not match' }),
    'The new password again.',
    'battery staple',
    isPassword,
  ),
}

export const isTypedAlike = ({ newPassword, confirmPassword }: Record<keyof typeof typedTwice, string>) =>
  newPassword === confirmPassword

export const notAlike = {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

export const currentPassword = described(
  z.string({ error: accountMessages.currentPasswordMissing }).min(1, accountMessages.currentPasswordMissing),
  'The password that the account has now.',
  'correct horse',
  isPassword,
)

export const passwordChange = named(
  'PasswordChange',
  'A new password of the own account.',
  z.object({ currentPassword, ...typedTwice }).refine(isTypedAlike, notAlike),
)
export type PasswordChange = z.infer<typeof passwordChange>

export const adminPassword = named(
  'AdminPassword',
  'The password that an administrator sets for another.',
  z.object(typedTwice).refine(isTypedAlike, notAlike),
)
export type AdminPassword = z.infer<typeof adminPassword>

export const name = described(
  requiredLine('Name', limits.name),
  'What the account is called.',
  'Administrator',
)
export const ownEmail = described(
  email,
  'What the account signs in with; no two have the same, in any letter case.',
  'office@example.com',
  { format: 'email' },
)

export const adminCreate = named(
  'AdminCreate',
  'An administrator to be added.',
  z.object({
    name,
    email: ownEmail,
    password: described(
      newPassword('Password is required'),
      'The password that the account begins with.',
      'battery staple',
      isPassword,
    ),
    role: described(role.default('owner'), `${role.description} Without one it is an owner.`, 'editor'),
  }),
)
export type AdminCreate = z.infer<typeof adminCreate>

export const adminUpdate = named(
  'AdminUpdate',
  'What an owner changes of an administrator.',
  z.object({ role, updatedAt }),
)

const contact = {
  phone: described(line('Phone', limits.phone), 'Where its owner can be called.', '+91 98765 43210'),
  address: described(text('Address', limits.address), 'Where its owner can be found.', 'MG Road, Kochi'),
}

export const profileUpdate = named(
  'ProfileUpdate',
  'What is to change of the own account; a field that is not sent stays as it is.',
  z
    .object({
      name,
      email: ownEmail,
      ...contact,
      currentPassword: described(
        z.string({ error: accountMessages.currentPasswordMissing }),
        `The password that the account has now; required where another email is to sign in, from ${limits.session.proofMinutes} minutes after the sign-in on.`,
        'correct horse',
        isPassword,
      ),
      updatedAt,
    })
    .partial(),
)
export type ProfileUpdate = z.infer<typeof profileUpdate>

const changed = moment('When it was last changed', '2026-11-21T08:35:00.000Z')
const known = z.object({ _id: id, name, email: ownEmail })

export const admin = named(
  'Admin',
  'An administrator.',
  known.extend({
    role,
    secondFactor: described(z.boolean(), 'Whether a second factor is set up.', false),
    updatedAt: changed,
  }),
)
export type Admin = z.infer<typeof admin>

export const secondFactorState = described(
  z.enum(['on', 'off', 'missing']),
  'Whether signing in asks for a code too. With `missing` every account has to have a second factor, and the session opens nothing before it is set up.',
  'off',
)

const isAdmin = described(
  z.boolean(),
  'Whether the account is an administrator, in whichever role. The token of any other opens nothing but its own account.',
  true,
)

export const signedIn = named(
  'SignedIn',
  'An account with the token of a new session.',
  known.extend({
    token: described(
      z.string(),
      'Goes into the header `Authorization: Bearer …`. It lasts for seven days since its last use, ninety in all.',
      'Zk3vT1uXl0b8Qm5yR2sWc7dEfGhJkLnP',
    ),
    isAdmin,
  }),
)
export type SignedIn = z.infer<typeof signedIn>

export const profile = named(
  'Profile',
  'The own account.',
  known.extend({
    isAdmin,
    role: described(role.nullable(), `${role.description} Null where it is no administrator.`, 'editor'),
    secondFactor: secondFactorState,
    ...contact,
    updatedAt: changed,
  }),
)
export type Profile = z.infer<typeof profile>
