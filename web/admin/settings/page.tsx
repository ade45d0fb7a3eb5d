import { Link } from 'react-router'
import { getProfile, listAdmins } from '#web/api/accounts.ts'
import { api } from '#web/api/request.ts'
import { fetchSettings } from '#web/api/settings.ts'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { isOtherTab, Tabs } from '../page/tabs.tsx'
import type { Route } from './+types/page.ts'
import { AdminForm } from './admin-form.tsx'
import { AdminList } from './admin-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { WebsiteForm } from './website-form.tsx'

export function meta() {
  return adminMeta('Settings')
}

export function clientLoader() {
  return {
    profile: later(getProfile(api)),
    admins: later(listAdmins(api)),
    settings: later(fetchSettings(api)),
  }
}

export function shouldRevalidate(step: { currentUrl: URL; nextUrl: URL }) {
  return !isOtherTab(step)
}

export default function Settings({ loaderData: { profile, admins, settings } }: Route.ComponentProps) {
  const ownProfile = (
    <Loaded promise={profile} loading="Loading profile..." failed="Failed to load user profile">
      {(loaded) => <ProfileForm profile={loaded} />}
    </Loaded>
  )
  const everyAdmin = (
    <>
      <AdminForm />
      <Loaded promise={admins} loading="Loading admin users..." failed="Failed to fetch admin users">
        {(loaded) => <AdminList admins={loaded} />}
      </Loaded>
    </>
  )
  const website = (
    <Loaded promise={settings} loading="Loading settings...">
      {(loaded) => <WebsiteForm settings={loaded} />}
    </Loaded>
  )
  return (
    <>
      <PageHead title="Settings">
        <Link
          to="/admin/settings/activity"
          className="inline-flex min-h-11 items-center text-small ruled-link"
        >
          Activity
        </Link>
      </PageHead>
      <Tabs
        label="Settings"
        tabs={[
          { name: 'profile', label: 'Profile', content: ownProfile },
          { name: 'password', label: 'Password', content: <PasswordForm /> },
          { name: 'admins', label: 'Admins', content: everyAdmin },
          { name: 'website', label: 'Website Settings', content: website },
        ]}
      />
    </>
  )
}
