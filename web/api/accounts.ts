import type {
  Admin,
  AdminCreate,
  AdminPassword,
  PasswordChange,
  Profile,
  ProfileUpdate,
  SignedIn,
} from '#contract/account.ts'
import type { Role } from '#contract/roles.ts'
import type { Deleted } from './answers.ts'
import type { Api } from './request.ts'

export function logIn(api: Api, email: string, password: string, code?: string): Promise<SignedIn> {
  return api.post('/api/auth/login', { email, password, code })
}

export function logOut(api: Api): Promise<{ success: true }> {
  return api.post('/api/auth/logout')
}

export function updateProfile(api: Api, profile: ProfileUpdate): Promise<Profile> {
  return api.put('/api/auth/profile', profile)
}

export function changePassword(api: Api, passwords: PasswordChange): Promise<{ success: true }> {
  return api.put('/api/auth/password', passwords)
}

export function listAdmins(api: Api): Promise<Admin[]> {
  return api.get('/api/auth/admins')
}

export function createAdmin(api: Api, admin: AdminCreate): Promise<Admin> {
  return api.post('/api/auth/admins', admin)
}

/** Sets the password of another administrator. */
export function setPassword(api: Api, id: string, passwords: AdminPassword): Promise<{ success: true }> {
  return api.put(`/api/auth/admins/${id}/password`, passwords)
}

export function changeRole(api: Api, { _id, updatedAt }: Admin, role: Role): Promise<Admin> {
  return api.put(`/api/auth/admins/${_id}`, { role, updatedAt })
}

/** Takes off the second factor of another administrator. */
export function takeOffSecondFactor(api: Api, id: string): Promise<{ success: true }> {
  return api.delete(`/api/auth/admins/${id}/second-factor`)
}

export function deleteAdmin(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/auth/admins/${id}`)
}
