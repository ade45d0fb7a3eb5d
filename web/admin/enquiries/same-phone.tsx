import { Link } from 'react-router'
import { enquiriesPath } from './paths.ts'

interface SamePhoneProps {
  phone: string
  /** How many enquiries came from it. */
  count: number | undefined
}

/** Leads to all enquiries of somebody who has written more than once, however they spelt their telephone number. */
export function SamePhone({ phone, count = 1 }: SamePhoneProps) {
  if (count < 2) return null
  return (
    <Link
      to={`${enquiriesPath}?${new URLSearchParams({ phone })}`}
      className="block w-fit py-1 text-small ruled-link"
    >
      {count} from this number
    </Link>
  )
}
