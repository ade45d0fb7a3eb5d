import type { System } from '#contract/system.ts'
import type { One } from './answers.ts'
import type { Api } from './request.ts'

/** What the product runs on at this moment. */
export async function getSystem(api: Api): Promise<System> {
  return (await api.get<One<System>>('/api/system')).data
}

/** Sends a test mail to who is signed in. @returns where it went */
export async function sendTestMail(api: Api): Promise<string> {
  return (await api.post<One<{ to: string }>>('/api/system/test-mail')).data.to
}
