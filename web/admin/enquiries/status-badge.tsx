import { type EnquiryStatus, enquiryStatusLabels } from '#contract/enquiry.ts'
import { classNames } from '#web/ui/class-names.ts'

const looks: Record<EnquiryStatus, string> = {
  new: 'border-ink bg-ink text-paper',
  contacted: 'border-paper-deep bg-paper-deep text-ink',
  resolved: 'border-edge text-ink',
}

export function StatusBadge({ status }: { status: EnquiryStatus }) {
  return (
    <span className={classNames('annotation inline-block border px-2 py-px', looks[status])}>
      {enquiryStatusLabels[status]}
    </span>
  )
}
