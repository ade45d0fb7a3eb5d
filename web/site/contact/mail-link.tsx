import { BreakingAddress } from '#web/ui/breaking-address.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** Letters above which an address is set smaller: on a phone it stands in one line for as long as it can. */
const longAddress = 30

/** The firm's address of mail, which opens a mail to it. */
export function MailLink({ address, className }: { address: string; className?: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className={classNames(
        'drawn wrap-anywhere',
        address.length > longAddress ? 'text-base' : 'text-lead',
        className,
      )}
    >
      <BreakingAddress address={address} />
    </a>
  )
}
