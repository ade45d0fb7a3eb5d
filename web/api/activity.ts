import type { Activity, ActivityKind } from '#contract/activity.ts'
import type { Page } from './answers.ts'
import type { Api } from './request.ts'

interface ActivityFilters {
  kind?: ActivityKind
  subject?: string
  account?: string
  page?: number
  limit?: number
}

export function listActivity(api: Api, filters: ActivityFilters): Promise<Page<Activity>> {
  return api.get('/api/activity', { ...filters })
}
