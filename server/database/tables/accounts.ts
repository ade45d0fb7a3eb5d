import type { Generated } from 'kysely'
import type { Role } from '#contract/roles.ts'
import type { ViewedList } from '#contract/view.ts'
import type { Flag, Stored } from './stored.ts'

export interface Account extends Stored {
  email: string
  emailKey: string
  name: string
  phone: string
  address: string
  /** Null of an account that opens nothing but itself. */
  role: Role | null
  passwordHash: string
  /** Null while the password is the one that the account was made with. */
  passwordChangedAt: string | null
  /** Base32; null without a second factor. */
  secondFactorSecret: Generated<string | null>
  /** The secret of one that is being set up. */
  secondFactorPending: Generated<string | null>
  /** The last thirty seconds whose code was used: no code counts twice. */
  secondFactorStep: Generated<number | null>
  /** What the address began with where it signed in last. */
  origin: Generated<string | null>
}

export interface Session {
  tokenHash: string
  accountId: string
  createdAt: string
  lastUsedAt: string
  /** Browser and system in words, and the network address as visitors are counted; empty of older sessions. */
  device: Generated<string>
  address: Generated<string>
  /** Opens nothing before a second factor is set up. */
  mustSetUp: Generated<Flag>
}

export interface RecoveryCode {
  accountId: string
  codeHash: string
}

export interface Invitation {
  id: string
  createdAt: string
  expiresAt: string
  email: string
  emailKey: string
  role: Role
  /** What the addresses in its mail begin with. */
  origin: string
}

/** A link that was handed over or mailed: it invites, or it sets another password. */
export interface AccountLink {
  tokenHash: string
  expiresAt: string
  isMailed: Flag
  accountId: string | null
  invitationId: string | null
}

/** From where an account signed in lately; the address only as a hash. */
export interface KnownAddress {
  accountId: string
  addressHash: string
  lastSignInAt: string
}

/** A list of the back-office as an account keeps it. */
export interface SavedView {
  id: string
  accountId: string
  list: ViewedList
  name: string
  /** The same for names that differ in letter case alone. */
  nameKey: string
  query: string
}
