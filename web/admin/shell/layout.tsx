import { Outlet, useLocation } from 'react-router'
import { identityDefaults } from '#contract/firm-identity.ts'
import { accountMessages } from '#contract/messages.ts'
import { may } from '#contract/roles.ts'
import { api } from '#web/api/request.ts'
import { getSettings } from '#web/api/settings.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { NewCount } from '../enquiries/new-count.tsx'
import {
  NewEnquiriesContext,
  noNewEnquiries,
  readNewEnquiries,
  useNewEnquiries,
} from '../enquiries/new-enquiries.ts'
import { useNotifications } from '../enquiries/notifications/use-notifications.ts'
import { useGoTo } from '../go-to/use-go-to.tsx'
import { useKeys } from '../keys/use-keys.tsx'
import { FailuresOverPage } from '../list/failures-over-page.tsx'
import { showWhole } from '../page/foot-room.ts'
import { requireAdmin, requireToken } from '../session/session.ts'
import { useSameAccount } from '../session/use-same-account.ts'
import type { Route } from './+types/layout.ts'
import { Header } from './header.tsx'
import { MaintenanceLine } from './maintenance-line.tsx'
import { permissionOf } from './navigation.ts'
import { Sidebar } from './sidebar.tsx'
import { TabBar } from './tab-bar.tsx'

/** Before any loader of a page runs: they run beside the guard. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ request }) => requireToken(request)]

/** The guard of everything under /admin. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [profile, { identity, maintenanceMode }, newEnquiries] = await Promise.all([
    requireAdmin(request),
    getSettings(api).catch(() => ({ identity: identityDefaults, maintenanceMode: false })),
    readNewEnquiries(api).catch(() => noNewEnquiries),
  ])
  return { profile, identity, maintenanceMode, newEnquiries }
}

/** Reads anew after a change, not on every step from page to page. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.href === nextUrl.href
}

export function HydrateFallback() {
  return <PageSpinner />
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { profile, identity, maintenanceMode } = loaderData
  const newEnquiries = useNewEnquiries(loaderData.newEnquiries)
  useNotifications(newEnquiries)
  useSameAccount(profile._id)
  const isAllowed = may(profile.role, permissionOf(useLocation().pathname))
  const goTo = useGoTo(profile.isAdmin)
  const keys = useKeys()
  const counts = { newEnquiries: newEnquiries.count }
  if (!profile.isAdmin) return <ErrorText className="p-6">{accountMessages.unauthorized}</ErrorText>
  return (
    <div className="min-h-svh [--header-height:0rem] [--table-top:var(--header-height)] tall:[--header-height:3.5rem]">
      <a
        href="#main"
        className="absolute top-2 left-2 z-30 -translate-y-20 bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header identity={identity} userName={profile.name} goTo={goTo} />
      <MaintenanceLine isOn={maintenanceMode} />
      <div className="lg:grid lg:grid-cols-[auto_minmax(0,1fr)] print:block">
        <Sidebar counts={counts} goTo={goTo} keys={keys} />
        <main
          id="main"
          tabIndex={-1}
          onKeyUp={showWhole}
          className="px-4 pt-6 pb-24 outline-none max-md:has-data-bulk-bar:pb-[calc(var(--foot-room,0px)+1.5rem)] print:p-0 sm:px-6 lg:px-8 lg:pb-12 [&_:is(a,button,input,select,textarea,[contenteditable])]:scroll-mb-4 [&_input.sr-only]:scroll-my-16"
        >
          <div className="mx-auto max-w-7xl">
            <FailuresOverPage />
            <NewEnquiriesContext value={newEnquiries}>
              {isAllowed ? <Outlet /> : <ErrorText>{accountMessages.notAllowed}</ErrorText>}
            </NewEnquiriesContext>
          </div>
        </main>
      </div>
      <TabBar counts={counts} keys={keys} />
      <NewCount count={newEnquiries.count} />
      {goTo.window}
      {keys.window}
    </div>
  )
}
