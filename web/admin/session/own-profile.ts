import { type Register, useRouteLoaderData } from 'react-router'
import type { Profile } from '#contract/account.ts'

/** A route's id is its file: the compiler notices when that is moved. */
const layout = 'admin/shell/layout' satisfies keyof Register['routeModules']

/** The signed-in administrator's profile, as the back-office's layout has loaded it. */
export function useOwnProfile(): Profile | undefined {
  return useRouteLoaderData<{ profile: Profile }>(layout)?.profile
}
