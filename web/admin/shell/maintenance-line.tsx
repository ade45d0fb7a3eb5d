import { Link } from 'react-router'
import { maintenanceAddress } from '#web/addresses/maintenance-address.ts'

/** Said on every page of the back-office while visitors are shut out. */
export function MaintenanceLine({ isOn }: { isOn: boolean }) {
  if (!isOn) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-4 bg-laterite px-4 py-1.5 text-small text-paper sm:px-6"
    >
      <span className="py-1">
        <strong className="font-medium">Maintenance mode is on.</strong> Visitors see a maintenance page
        instead of the site.
      </span>
      <Link
        to={maintenanceAddress}
        className="inline-flex min-h-9 items-center underline underline-offset-4 -outline-offset-2"
      >
        Switch it off
      </Link>
    </p>
  )
}
