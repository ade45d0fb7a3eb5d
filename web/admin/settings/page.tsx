import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { may } from '#contract/roles.ts'
import { listAdmins } from '#web/api/accounts.ts'
import { unreachable } from '#web/api/api-error.ts'
import { getBackups } from '#web/api/backups.ts'
import { listInvitations } from '#web/api/links.ts'
import { getProfile } from '#web/api/profile.ts'
import { api } from '#web/api/request.ts'
import { getAccountRules, getSecondFactor } from '#web/api/second-factor.ts'
import { listSessions } from '#web/api/sessions.ts'
import { fetchSettings } from '#web/api/settings.ts'
import { getSystem } from '#web/api/system.ts'
import { fetchCode } from '#web/ui/fetch-code.ts'
import { Loaded, later, onceShown } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { isOtherTab, Tabs } from '../page/tabs.tsx'
import { SecondFactorSection } from '../second-factor/section.tsx'
import { useOwnProfile } from '../session/own-profile.ts'
import type { Route } from './+types/page.ts'
import { AccountRulesSwitch } from './account-rules-switch.tsx'
import { AdminForm } from './admin-form.tsx'
import { AdminList } from './admin-list.tsx'
import { BackupTab } from './backup/backup-tab.tsx'
import { BuildRatesForm } from './build-rates-form.tsx'
import { IdentityForm } from './identity-form.tsx'
import { Invitations } from './invitations.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from './session-list.tsx'
import { SetbacksForm } from './setbacks-form.tsx'
import { SynonymsForm } from './synonyms-form.tsx'
import { SystemTab } from './system/system-tab.tsx'
import { type SettingsTabName, settingsTabs } from './tabs.ts'
import { WebsiteForm } from './website-form.tsx'

export function meta() {
  return adminMeta('Settings')
}

/** Every word of the site: fetched for whoever looks at them. */
const fetchWords = () =>
  fetchCode(() => import('./words-tab.tsx')).catch(() => {
    throw unreachable()
  })

export function clientLoader() {
  const settings = onceShown(() => fetchSettings(api))
  return {
    profile: later(getProfile(api)),
    security: onceShown(() => Promise.all([getSecondFactor(api), listSessions(api)])),
    accounts: onceShown(() => Promise.all([listAdmins(api), listInvitations(api), getAccountRules(api)])),
    settings,
    words: onceShown(() => Promise.all([settings(), fetchWords()])),
    backups: onceShown(() => getBackups(api)),
    system: onceShown(() => getSystem(api)),
  }
}

export function shouldRevalidate(step: { currentUrl: URL; nextUrl: URL }) {
  return !isOtherTab(step)
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { profile, security, accounts, settings, words, backups, system } = loaderData
  const role = useOwnProfile()?.role ?? null
  const ownProfile = (
    <Loaded promise={profile} loading="Loading profile..." failed="Failed to load user profile">
      {(loaded) => <ProfileForm profile={loaded} />}
    </Loaded>
  )
  const everyAdmin = (
    <>
      <AdminForm />
      <Loaded promise={accounts} loading="Loading admin users..." failed="Failed to fetch admin users">
        {([admins, invitations, rules]) => (
          <>
            <AdminList admins={admins} />
            <Invitations invitations={invitations} />
            <AccountRulesSwitch rules={rules} />
          </>
        )}
      </Loaded>
    </>
  )
  const password = (
    <>
      <PasswordForm />
      <Loaded promise={security} loading="Loading sessions...">
        {([secondFactor, sessions]) => (
          <>
            <SecondFactorSection secondFactor={secondFactor} />
            <SessionList sessions={sessions} />
          </>
        )}
      </Loaded>
    </>
  )
  const website = (
    <Loaded promise={settings} loading="Loading settings...">
      {(loaded) => <WebsiteForm settings={loaded} />}
    </Loaded>
  )
  const identity = (
    <Loaded promise={settings} loading="Loading settings...">
      {(loaded) => <IdentityForm settings={loaded} />}
    </Loaded>
  )
  const search = (
    <Loaded promise={settings} loading="Loading settings...">
      {(loaded) => <SynonymsForm settings={loaded} />}
    </Loaded>
  )
  const setbacks = (
    <Loaded promise={settings} loading="Loading settings...">
      {(loaded) => <SetbacksForm settings={loaded} />}
    </Loaded>
  )
  const buildRates = (
    <Loaded promise={settings} loading="Loading settings...">
      {(loaded) => <BuildRatesForm settings={loaded} />}
    </Loaded>
  )
  const everyWord = (
    <Loaded promise={words} loading="Loading settings...">
      {([loaded, { WordsTab }]) => <WordsTab settings={loaded} />}
    </Loaded>
  )
  const backup = (
    <Loaded promise={backups} loading="Loading backups..." failed="Failed to load backups">
      {(loaded) => <BackupTab loaded={loaded} />}
    </Loaded>
  )
  const machine = (
    <Loaded promise={system} loading="Looking at the system..." failed="Failed to load the system">
      {(loaded) => <SystemTab loaded={loaded} />}
    </Loaded>
  )
  const contents: Record<SettingsTabName, ReactNode> = {
    profile: ownProfile,
    password,
    admins: everyAdmin,
    website,
    identity,
    words: everyWord,
    search,
    setbacks,
    building: buildRates,
    backup,
    system: machine,
  }
  return (
    <>
      <PageHead title="Settings">
        {may(role, 'enquiries') && (
          <Link
            to="/admin/settings/activity"
            className="inline-flex min-h-11 items-center text-small ruled-link"
          >
            Activity
          </Link>
        )}
      </PageHead>
      <Tabs
        label="Settings"
        tabs={settingsTabs
          .filter(({ takes }) => may(role, takes))
          .map(({ name, label }) => ({ name, label, content: contents[name] }))}
      />
    </>
  )
}
