import { type Dashboard, designsToBegin } from '#contract/dashboard.ts'

export interface Step {
  label: string
  /** Where it is done; none where that is not in the back-office. */
  to?: string
  isDone: boolean
  /** How far it is, in words. */
  state: string
}

/** What a new site needs before it is shown to anyone; `userEmail` is the administrator who reads it. */
export function stepsOf(
  { firstSteps, counts }: Pick<Dashboard, 'firstSteps' | 'counts'>,
  userEmail: string | undefined,
): Step[] {
  const { contactPhone, qrCode, password, administrator, designs, mail } = firstSteps
  const isOwn = userEmail === administrator
  const firstPassword = isOwn
    ? 'Yours is still the one it began with'
    : `${administrator} still has the one it began with`
  return [
    {
      label: 'Set the contact phone',
      to: '/admin/settings?tab=website',
      isDone: contactPhone,
      state: contactPhone ? 'Set' : 'Visitors can’t call yet',
    },
    {
      label: 'Upload the payment QR',
      to: '/admin/settings?tab=website',
      isDone: qrCode,
      state: qrCode ? 'Uploaded' : 'Clients can’t scan to pay yet',
    },
    {
      label: 'Change the first password',
      to: `/admin/settings?tab=${isOwn ? 'password' : 'admins'}`,
      isDone: password,
      state: password ? 'Changed' : firstPassword,
    },
    {
      label: 'Add three designs',
      to: '/admin/designs/new',
      isDone: designs,
      state: `${Math.min(counts.designs, designsToBegin)} of ${designsToBegin} added`,
    },
    {
      label: 'Have new enquiries mailed to you',
      isDone: mail,
      state: mail
        ? 'Set'
        : 'Until then they are seen here alone. Whoever runs the server sets SMTP_URL and ENQUIRY_TO, and starts it anew: see “Mail” in docs/operations.md.',
    },
  ]
}
