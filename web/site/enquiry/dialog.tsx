import { useRouteLoaderData } from 'react-router'
import type { Design } from '#contract/design.ts'
import { enquiryWords } from '#contract/words/enquiry.ts'
import { CachedHtml } from '#web/ui/cached-html.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useWords } from '#web/ui/words.ts'
import type { SiteData } from '../site-data.ts'
import { enquiryDialogId } from './dialog-id.ts'
import { EnquiryForm } from './form.tsx'
import { useNotice } from './use-notice.ts'

/** The enquiry form in a window over the page, about the design that the page shows; it closes once it is received. */
export function EnquiryDialog() {
  const page = useRouteLoaderData('site/design/page') as { design: Design | null } | undefined
  const design = page?.design
  const { words } = useRouteLoaderData('site/layout') as SiteData
  const say = useWords(enquiryWords)
  return (
    <CachedHtml of={['enquiry', useNotice(), words, design?._id, design?.code, design?.title]}>
      <Modal id={enquiryDialogId} title={say('enquiry.title')}>
        {(close) => (
          <>
            {design && (
              <p className="annotation mb-6 text-ink-soft md:-mt-4">
                {say('enquiry.about', { design: `${design.code} · ${design.title}` })}
              </p>
            )}
            <EnquiryForm designId={design?._id} onSent={close} />
          </>
        )}
      </Modal>
    </CachedHtml>
  )
}
