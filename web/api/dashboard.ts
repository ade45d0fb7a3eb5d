import type { Dashboard } from '#contract/dashboard.ts'
import type { One } from './answers.ts'
import type { Api } from './request.ts'

/** What the back-office's first page shows at this moment. */
export async function getDashboard(api: Api): Promise<Dashboard> {
  return (await api.get<One<Dashboard>>('/api/dashboard')).data
}
