import { designsToBegin, type FirstSteps } from '#contract/dashboard.ts'

export interface Step {
  label: string
  /** Where it is done; none where that is not in the back-office. */
  to?: string
  isDone: boolean
  /** How far it is, in words. */
  state: string
}

/** What a new site needs before it is shown to anyone; `userEmail` is the owner who reads it. */
export function stepsOf(
  { contactPhone, qrCode, password, administrator, designs, mail }: FirstSteps,
  countedDesigns: number,
  userEmail: string | undefined,
): Step[] {
  const isOwn = userEmail === administrator
  const firstPassword = isOwn
    ? 'You still use your first password'
    : `${administrator} still uses the first password`
  return [
    {
      label: 'Set the contact phone',
      to: '/admin/settings?tab=website',
      isDone: contactPhone,
      state: contactPhone ? 'Set' : 'Visitors can’t call yet',
    },
    {
      label: 'Upload the payment QR code',
      to: '/admin/settings?tab=website',
      isDone: qrCode,
      state: qrCode ? 'Clients can scan to pay' : 'Clients can’t scan to pay yet',
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
      state: `${Math.min(countedDesigns, designsToBegin)} of ${designsToBegin} added`,
    },
    {
      label: 'Get new enquiries by email',
      isDone: mail,
      state: mail
        ? 'Set'
        : 'Until then they appear only here. Ask whoever runs the server to set SMTP_URL and ENQUIRY_TO and to restart it: see “Mail” in docs/operations.md.',
    },
  ]
}
