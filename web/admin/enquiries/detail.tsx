import { Fragment } from 'react'
import { dayOf } from '#contract/dates.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'
import { settingsDefaults } from '#contract/settings.ts'
import { waysToPay } from '#contract/ways-to-pay.ts'
import { telephoneLink } from '#web/addresses/contact-links.ts'
import { listActivity } from '#web/api/activity.ts'
import { assigneesOrNone, getEnquiry, samePhoneOrNone } from '#web/api/enquiries.ts'
import { listEnquiryNotes } from '#web/api/enquiry-notes.ts'
import { repliesOrNull } from '#web/api/replies.ts'
import { getSettings } from '#web/api/settings.ts'
import { useListAddress } from '../list/list-address.ts'
import { BackLink } from '../page/back-link.tsx'
import { useFocusOnNext } from '../page/focus.ts'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/detail.ts'
import { AgeChip } from './age-chip.tsx'
import { AskedAbout } from './asked-about.tsx'
import { AssigneeChip } from './assignee-chip.tsx'
import { Assignment } from './assignment.tsx'
import { ContactActions } from './contact-actions.tsx'
import { Entry } from './entry.tsx'
import { FollowUp } from './follow-up.tsx'
import { FollowUpChip } from './follow-up-chip.tsx'
import { History } from './history.tsx'
import { MarkAsSpamButton } from './mark-as-spam-button.tsx'
import { Neighbours, useAround } from './neighbours.tsx'
import { enquiriesPath } from './paths.ts'
import { Person } from './person.tsx'
import { QuickReplies } from './quick-replies.tsx'
import { SamePhone } from './same-phone.tsx'
import { SameSender } from './same-sender.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { timelineOf } from './timeline.ts'

export function meta() {
  return adminMeta('Enquiry')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, async (api) => {
    // Shown once they are there: the page waits for what it is of alone.
    const replies = repliesOrNull(api)
    const [enquiry, notes, deletedNotes, { data: activity }, settings, samePhone, assignees] =
      await Promise.all([
        getEnquiry(api, params.id),
        listEnquiryNotes(api, params.id),
        listEnquiryNotes(api, params.id, true),
        listActivity(api, { kind: 'enquiry', subject: params.id, limit: limits.list.most }),
        getSettings(api).catch(() => settingsDefaults),
        samePhoneOrNone(api, params.id),
        assigneesOrNone(api),
      ])
    const entries = timelineOf(enquiry, notes, activity)
    const { identity, paymentSettings } = settings
    const payment = waysToPay(paymentSettings)
    return { enquiry, entries, deletedNotes, firm: identity.name, payment, samePhone, assignees, replies }
  })
}

export default function EnquiryDetail({
  loaderData: { enquiry, entries, deletedNotes, firm, payment, samePhone, assignees, replies },
}: Route.ComponentProps) {
  const around = useAround(enquiry._id)
  const heading = useFocusOnNext(enquiry._id)
  return (
    <>
      <div className="flex justify-between gap-4">
        <BackLink to={useListAddress(enquiriesPath)}>Back</BackLink>
        {around && (
          <Neighbours around={around} label="Enquiries of the list" className="-mt-2 mb-2 print:hidden" />
        )}
      </div>
      <Fragment key={enquiry._id}>
        <PageHead
          title={enquiry.name}
          headingRef={heading}
          note={
            <span className="flex flex-wrap gap-1">
              <StatusBadge status={enquiry.status} />
              {enquiry.status === 'new' && <AgeChip since={enquiry.createdAt} />}
              <FollowUpChip enquiry={enquiry} />
              <AssigneeChip enquiry={enquiry} />
            </span>
          }
        >
          <StatusButtons enquiry={enquiry} />
          <MarkAsSpamButton enquiry={enquiry} />
        </PageHead>
        <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_25rem]">
          <div>
            <dl className="border-t border-ink">
              <Entry label="Received on">
                <time dateTime={enquiry.createdAt}>{dayOf(enquiry.createdAt)}</time>
              </Entry>
              {enquiry.anonymousSince ? (
                <Entry label="Contact">
                  Deleted on <time dateTime={enquiry.anonymousSince}>{dayOf(enquiry.anonymousSince)}</time>,
                  as the settings say.
                </Entry>
              ) : (
                <Entry label="Contact">
                  <a href={`mailto:${enquiry.email}`} className="block wrap-anywhere hover:underline">
                    {enquiry.email}
                  </a>
                  <a href={telephoneLink(enquiry.phone)} className="hover:underline">
                    {enquiry.phone}
                  </a>
                  <SamePhone phone={enquiry.phone} count={samePhone.total} />
                  <ContactActions enquiry={enquiry} />
                </Entry>
              )}
              <Entry label="Location">
                {enquiry.city}, {enquiry.state}
              </Entry>
              {!enquiry.anonymousSince && (
                <Entry label="Requirement">
                  <p className="max-w-line wrap-anywhere whitespace-pre-line">{requirementOf(enquiry)}</p>
                </Entry>
              )}
              {enquiry.about && <AskedAbout about={enquiry.about} design={enquiry.design} />}
              <SameSender enquiry={enquiry} samePhone={samePhone.enquiries} />
              <Entry label="Reference">
                <span className="annotation">{enquiry.reference}</span>
              </Entry>
              {enquiry.status !== 'resolved' && !enquiry.anonymousSince && (
                <Entry label="Follow-up">
                  <FollowUp enquiry={enquiry} />
                </Entry>
              )}
              {(assignees.length > 1 || enquiry.assignee) && !enquiry.anonymousSince && (
                <Entry label="Assigned to">
                  <Assignment enquiry={enquiry} assignees={assignees} />
                </Entry>
              )}
            </dl>
            {!enquiry.anonymousSince && (
              <QuickReplies enquiry={enquiry} firm={firm} payment={payment} replies={replies} />
            )}
          </div>
          <div className="xl:row-span-2">
            <History enquiry={enquiry} entries={entries} deletedNotes={deletedNotes} />
          </div>
          {!enquiry.anonymousSince && <Person enquiry={enquiry} />}
        </div>
      </Fragment>
      {around && (
        <Neighbours
          around={around}
          label="Enquiries of the list, after this one"
          className="mt-8 justify-end border-t border-hairline pt-2 xl:hidden print:hidden"
        />
      )}
    </>
  )
}

function requirementOf(enquiry: Enquiry & { message?: string }): string {
  return enquiry.requirement || enquiry.message || ''
}
