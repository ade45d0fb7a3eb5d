import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { listEnquiries } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { enquiryQueryOf } from './address.ts'

/** The enquiries before and after this one on the page of the list it was opened from. */
export function Neighbours({ id }: { id: string }) {
  const { state } = useLocation()
  const list = typeof state?.list === 'string' ? state.list : undefined
  const ids = useIdsOf(list)
  const index = ids.indexOf(id)
  if (index < 0) return null
  return (
    <nav aria-label="Enquiries of the list" className="-mt-2 mb-2 flex gap-2">
      <Step to={ids[index - 1]} label="Previous enquiry" state={state}>
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </Step>
      <span className="annotation self-center text-ink-soft">
        {index + 1} / {ids.length}
      </span>
      <Step to={ids[index + 1]} label="Next enquiry" state={state}>
        <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </Step>
    </nav>
  )
}

function Step({
  to,
  label,
  state,
  children,
}: {
  to?: string
  label: string
  state: unknown
  children: ReactNode
}) {
  const classes = 'grid size-11 place-items-center -outline-offset-4'
  if (!to)
    return (
      <span aria-hidden="true" className={`${classes} opacity-35`}>
        {children}
      </span>
    )
  return (
    <Link
      to={`/admin/enquiries/${to}`}
      state={state}
      aria-label={label}
      className={`${classes} hover:bg-ink/6`}
    >
      {children}
    </Link>
  )
}

/** The ids on one page of the list, in the order it was left in. */
function useIdsOf(list: string | undefined): string[] {
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    if (list === undefined) return
    let isWanted = true
    listEnquiries(api, enquiryQueryOf(new URLSearchParams(list)))
      .then(({ data }) => isWanted && setIds(data.map(({ _id }) => _id)))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [list])
  return ids
}
