import type { SignedIn } from '#contract/account.ts'
import type {
  Invitation,
  InvitationAccept,
  InvitationCreate,
  MadeInvitation,
  OpenedInvitation,
  PasswordReset,
  ResetLink,
  ResetWays,
} from '#contract/invitation.ts'
import type { Deleted } from './answers.ts'
import type { Api } from './request.ts'

const invitations = '/api/auth/invitations'

interface Answer<T> {
  data: T
}

export async function listInvitations(api: Api): Promise<Invitation[]> {
  return (await api.get<Answer<Invitation[]>>(invitations)).data
}

export function createInvitation(api: Api, invitation: InvitationCreate): Promise<MadeInvitation> {
  return api.post(invitations, invitation)
}

export function deleteInvitation(api: Api, id: string): Promise<Deleted> {
  return api.delete(`${invitations}/${id}`)
}

export async function openInvitation(api: Api, token: string): Promise<OpenedInvitation> {
  return (await api.post<Answer<OpenedInvitation>>(`${invitations}/opened`, { token })).data
}

export function acceptInvitation(api: Api, accepted: InvitationAccept): Promise<SignedIn> {
  return api.post(`${invitations}/accepted`, accepted)
}

/** How a forgotten password is replaced here. */
export async function getResetWays(api: Api): Promise<ResetWays> {
  return (await api.get<Answer<ResetWays>>('/api/auth/password/forgotten')).data
}

export async function forgetPassword(api: Api, email: string): Promise<ResetWays> {
  return (await api.post<Answer<ResetWays>>('/api/auth/password/forgotten', { email })).data
}

export function resetPassword(api: Api, reset: PasswordReset): Promise<{ success: true }> {
  return api.post('/api/auth/password/reset', reset)
}

/** A link that an owner hands over. */
export function createResetLink(api: Api, accountId: string): Promise<ResetLink> {
  return api.post(`/api/auth/admins/${accountId}/reset-link`)
}
