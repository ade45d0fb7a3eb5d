import type { Dashboard } from '#contract/dashboard.ts'
import { may, type Role } from '#contract/roles.ts'

/** Of the dashboard, what concerns the role: who may do nothing about something is not shown it. */
export function concerning(role: Role | null, dashboard: Dashboard): Dashboard {
  const { counts, gaps, toPublish, backupWarning, firstSteps } = dashboard
  const ofSite = may(role, 'content')
  return {
    ...dashboard,
    counts: ofSite ? counts : { enquiries: counts.enquiries, ...uncounted },
    gaps: ofSite ? gaps : [],
    toPublish: ofSite ? toPublish : null,
    backupWarning: may(role, 'backups') ? backupWarning : null,
    firstSteps: may(role, 'accounts') ? firstSteps : null,
  }
}

const uncounted: Omit<Dashboard['counts'], 'enquiries'> = {
  designs: null,
  categories: null,
  testimonials: null,
  banners: null,
  activeBanners: null,
}
