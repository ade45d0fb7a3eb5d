import type { Banner } from '#contract/banner.ts'
import type { One } from './answers.ts'
import type { Api } from './request.ts'

/** Those that visitors see. It stands apart from the back-office's calls, which visitors never make. */
export async function activeBanners(api: Api): Promise<Banner[]> {
  return (await api.get<One<Banner[]>>('/api/banners/active')).data
}
