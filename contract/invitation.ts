import { z } from 'zod'
import { isTypedAlike, name, notAlike, ownEmail, typedTwice } from './account.ts'
import { described, named } from './described.ts'
import { id, moment, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { role } from './roles.ts'

const expiresAt = moment('When it ends by itself', '2026-11-28T08:35:00.000Z')

/** What a link carries behind its `#`. */
const token = described(
  requiredText('Token', limits.links.token),
  'What stands behind the `#` of the link.',
  'Zk3vT1uXl0b8Qm5yR2sWc7dEfGhJkLnP',
)

export const linkToken = named('LinkToken', 'A link that was handed over or mailed.', z.object({ token }))

export const invitationCreate = named(
  'InvitationCreate',
  'Who is invited, and as what.',
  z.object({ email: ownEmail, role }),
)
export type InvitationCreate = z.infer<typeof invitationCreate>

export const invitation = named(
  'Invitation',
  'An invitation that has not been accepted yet.',
  z.object({
    _id: id,
    email: ownEmail,
    role,
    createdAt: moment('When it was made', '2026-11-21T08:35:00.000Z'),
    expiresAt,
  }),
)
export type Invitation = z.infer<typeof invitation>

const url = described(
  z.string(),
  'The link. It is answered this once; it works once.',
  'https://example.com/admin/invitation#Zk3vT1uXl0b8Qm5yR2sWc7dEfGhJkLnP',
)
const isMailed = described(z.boolean(), 'Whether it is mailed too.', true)

export const madeInvitation = named(
  'MadeInvitation',
  'A new invitation with its link.',
  invitation.extend({ url, isMailed }),
)
export type MadeInvitation = z.infer<typeof madeInvitation>

export const openedInvitation = named(
  'OpenedInvitation',
  'What the link of an invitation leads to.',
  invitation.pick({ email: true, role: true, expiresAt: true }),
)
export type OpenedInvitation = z.infer<typeof openedInvitation>

export const invitationAccept = named(
  'InvitationAccept',
  'Whom the invited is called, and the password of the new account.',
  z.object({ token, name, ...typedTwice }).refine(isTypedAlike, notAlike),
)
export type InvitationAccept = z.infer<typeof invitationAccept>

export const resetLink = named(
  'ResetLink',
  'A link by which somebody sets another password.',
  z.object({
    url: described(
      url,
      'The link. It is answered this once; it works once.',
      'https://example.com/admin/reset#Zk3vT1uXl0b8Qm5yR2sWc7dEfGhJkLnP',
    ),
    expiresAt,
  }),
)
export type ResetLink = z.infer<typeof resetLink>

export const forgottenPassword = named(
  'ForgottenPassword',
  'Whose password is forgotten.',
  z.object({ email: ownEmail }),
)

export const resetWays = named(
  'ResetWays',
  'How a forgotten password is replaced here.',
  z.object({
    isMailed: described(
      z.boolean(),
      'Whether a link is mailed to whom the account belongs; otherwise an owner hands one over.',
      true,
    ),
  }),
)
export type ResetWays = z.infer<typeof resetWays>

export const passwordReset = named(
  'PasswordReset',
  'Another password, by a link.',
  z.object({ token, ...typedTwice }).refine(isTypedAlike, notAlike),
)
export type PasswordReset = z.infer<typeof passwordReset>
