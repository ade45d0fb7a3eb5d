import { z } from 'zod'
import { currentPassword, secondFactorState } from './account.ts'
import { described, named } from './described.ts'
import { countOf, flag, requiredText } from './fields.ts'
import { limits } from './limits.ts'

const code = described(
  requiredText('Code', limits.secondFactor.code),
  'What the authenticator shows, or a recovery code.',
  '492039',
)

export const secondFactor = named(
  'SecondFactor',
  'The second factor of the own account.',
  z.object({
    state: secondFactorState,
    recoveryCodes: countOf('How many recovery codes have not been used.', limits.secondFactor.recoveryCodes),
  }),
)
export type SecondFactor = z.infer<typeof secondFactor>

export const secondFactorBegin = named(
  'SecondFactorBegin',
  'Who sets up a second factor.',
  z.object({ currentPassword }),
)

export const secondFactorSecret = named(
  'SecondFactorSecret',
  'What an authenticator is told once, and what is never answered again.',
  z.object({
    secret: described(
      z.string(),
      'The secret, to be typed into the authenticator.',
      'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    ),
    uri: described(
      z.string(),
      'The same as an address that authenticators read from a QR code.',
      'otpauth://totp/Plinth:office%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    ),
  }),
)
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>

export const secondFactorConfirm = named(
  'SecondFactorConfirm',
  'That the authenticator works.',
  z.object({ code }),
)

export const recoveryCodes = named(
  'RecoveryCodes',
  'What stands in for the authenticator where it is lost: each once. They are never answered again.',
  z.object({
    recoveryCodes: described(z.array(z.string()), 'The codes.', ['k7qf-2mxw-9hdc-4tzr']),
  }),
)
export type RecoveryCodes = z.infer<typeof recoveryCodes>

export const secondFactorRemoval = named(
  'SecondFactorRemoval',
  'Who takes off their second factor.',
  z.object({ currentPassword, code }),
)
export type SecondFactorRemoval = z.infer<typeof secondFactorRemoval>

export const accountRules = named(
  'AccountRules',
  'What holds of every account.',
  z.object({
    secondFactorDemanded: described(
      flag('Second factor demanded'),
      'Whether every account has to have a second factor: who has none sets it up at the next sign-in, before anything else opens.',
      false,
    ),
  }),
)
export type AccountRules = z.infer<typeof accountRules>
