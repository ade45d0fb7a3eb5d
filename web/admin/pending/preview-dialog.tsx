import { useEffect, useState } from 'react'
import { counted } from '#contract/count.ts'
import { momentOf } from '#contract/dates.ts'
import type { PreviewLink, PreviewLinks } from '#contract/preview.ts'
import { endPreviewLinks, getPreviewLinks, makePreviewLink } from '#web/api/previews.ts'
import { api, messageOf } from '#web/api/request.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { unsavedForms } from '../drafts/unsaved-forms.ts'

interface PreviewDialogProps {
  address: string
  onClose: () => void
}

/** A link to the page as it will be, for oneself or to be sent, and the end of it. */
export function PreviewDialog({ address, onClose }: PreviewDialogProps) {
  const [links, setLinks] = useState<PreviewLinks>()
  const [link, setLink] = useState<PreviewLink>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    getPreviewLinks(api, address).then(setLinks, setError)
  }, [address])

  async function run(act: () => Promise<unknown>) {
    setBusy(true)
    setError(undefined)
    try {
      await act()
    } catch (failure) {
      setError(failure)
    }
    await getPreviewLinks(api, address).then(take, setError)
    setBusy(false)
  }

  /** Somebody else may have ended them meanwhile. */
  function take(found: PreviewLinks) {
    setLinks(found)
    if (found.count === 0) setLink(undefined)
  }

  const make = () => run(async () => setLink(await makePreviewLink(api, address)))
  const end = () =>
    run(async () => {
      await endPreviewLinks(api, address)
      toast.success('Preview ended')
    })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Preview"
      description="A link of its own shows the page as it will be, to whoever has it. It ends after seven days, or when you end it."
    >
      <div className="grid gap-4">
        {unsavedForms() && (
          <p className="border-l border-ink pl-4 text-small">
            It shows what is saved. What you have typed and not saved is not in it.
          </p>
        )}
        {!links && error === undefined && <Spinner label="Loading preview..." />}
        {link && (
          <>
            <p className="border-l border-ink pl-4">
              <code className="text-small wrap-anywhere">{link.url}</code>
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <ButtonLink to={link.url} target="_blank" rel="noreferrer" size="small" className="min-h-11">
                Open preview
                <span className="sr-only"> (opens in a new tab)</span>
              </ButtonLink>
              <CopyButton text={link.url} isNamed />
            </div>
            <p className="text-small text-ink-soft">
              {`It ends on ${momentOf(link.expiresAt)}, and is not shown again once this is closed.`}
            </p>
          </>
        )}
        {links && !link && links.count > 0 && links.expiresAt && (
          <p className="text-small text-ink-soft">
            {`${counted(links.count, 'link')} made before ${links.count === 1 ? 'is' : 'are'} still open, until ${momentOf(links.expiresAt)} at the latest.`}
          </p>
        )}
        {error !== undefined && <ErrorText>{messageOf(error)}</ErrorText>}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {links && links.count > 0 && (
          <Button look="outline" onClick={end} disabled={isBusy}>
            {links.count === 1 ? 'End link' : `End all ${links.count} links`}
          </Button>
        )}
        {!link && (
          <Button onClick={make} busy={isBusy}>
            Make a link
          </Button>
        )}
      </div>
    </Dialog>
  )
}
