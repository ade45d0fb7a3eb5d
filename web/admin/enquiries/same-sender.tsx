import { Link, useLocation } from 'react-router'
import { dayOf } from '#contract/dates.ts'
import { aboutInWords, type Enquiry } from '#contract/enquiry.ts'
import { Button } from '#web/ui/button.tsx'
import { type BulkAction, useBulk } from '../list/bulk.ts'
import { BulkResult } from '../list/bulk-result.tsx'
import { useFocusKept } from '../page/focus.ts'
import { Entry } from './entry.tsx'
import { noun } from './noun.ts'
import { pathOf } from './paths.ts'
import { StatusBadge } from './status-badge.tsx'
import { changeEnquiry } from './use-enquiry-change.ts'

const resolve: BulkAction<Enquiry> = {
  label: 'Resolved',
  verb: 'marked as resolved',
  run: (enquiry) => changeEnquiry(enquiry, 'status', 'resolved'),
}

const nameOf = ({ name }: Enquiry) => name

interface SameSenderProps {
  enquiry: Enquiry
  /** The newest enquiries from its telephone number; it may be among them. */
  samePhone: Enquiry[]
}

/** What else came from the telephone number of an enquiry: whoever answers this one has answered those, which are resolved with it in one step. */
export function SameSender({ enquiry, samePhone }: SameSenderProps) {
  const { act, underWay, result, dismiss } = useBulk(noun, nameOf)
  const others = samePhone.filter(({ _id }) => _id !== enquiry._id)
  const open = others.filter(({ status }) => status !== 'resolved')
  const part = useFocusKept(open.length)

  if (others.length === 0) return null
  return (
    <Entry label="Also from this number">
      <div ref={part}>
        <ul data-focus-head tabIndex={-1} aria-label="Also from this number" className="-mt-2">
          {others.map((other) => (
            <Other key={other._id} enquiry={other} isNamed={other.name !== enquiry.name} />
          ))}
        </ul>
        {result && <BulkResult {...result} verb={result.action.verb} nameOf={nameOf} onDismiss={dismiss} />}
        {open.length > 0 && (
          <Button
            look="outline"
            size="small"
            busy={underWay !== null}
            onClick={() => act(resolve, open)}
            className="mt-3 min-h-11 print:hidden"
          >
            {open.length === 1 ? 'Resolve the other' : `Resolve the other ${open.length}`}
          </Button>
        )}
      </div>
    </Entry>
  )
}

/** When it came, what has become of it and what it says, and the way to it. */
function Other({ enquiry, isNamed }: { enquiry: Enquiry; isNamed: boolean }) {
  const { state } = useLocation()
  const { createdAt, status, about, name, requirement } = enquiry
  return (
    <li className="border-b border-hairline py-1 text-small last:border-0">
      <Link to={pathOf(enquiry)} state={state} className="group block py-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={createdAt} className="ruled-link">
            {dayOf(createdAt)}
          </time>
          <StatusBadge status={status} />
        </span>
        <span className="mt-1 line-clamp-2 wrap-anywhere">
          {[isNamed && name, aboutInWords(about), requirement].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  )
}
