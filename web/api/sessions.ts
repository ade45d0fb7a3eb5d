import type { Session } from '#contract/session.ts'
import type { Deleted } from './answers.ts'
import type { Api } from './request.ts'

const path = '/api/auth/sessions'

export async function listSessions(api: Api): Promise<Session[]> {
  return (await api.get<{ data: Session[] }>(path)).data
}

export function endSession(api: Api, id: string): Promise<Deleted> {
  return api.delete(`${path}/${id}`)
}

export function endOtherSessions(api: Api): Promise<{ success: true }> {
  return api.delete(path)
}
