import { Link } from 'react-router'
import { maintenanceAddress } from '#web/addresses/maintenance-address.ts'

/** Over the site that visitors do not see. */
export function MaintenanceMark() {
  return (
    <p className="bg-laterite px-4 py-2 text-center text-small text-paper print:hidden">
      <span className="font-medium">Maintenance mode: only you see this</span>{' '}
      <Link
        to={maintenanceAddress}
        reloadDocument
        className="inline-block ml-3 py-1 underline underline-offset-4"
      >
        Switch it off
      </Link>
    </p>
  )
}
