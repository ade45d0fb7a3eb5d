import { useState } from 'react'
import type { Enquiry } from '#contract/enquiry.ts'
import { downloadPerson, erasePerson } from '#web/api/people.ts'
import { api, messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.ts'
import { ConfirmDelete } from '../list/confirm-delete.tsx'
import { useLeadOn } from '../page/use-lead-on.ts'
import { useMay } from '../session/use-may.ts'
import { AgreedNotice } from './agreed-notice.tsx'
import { enquiriesPath } from './paths.ts'

/** What is stored of whoever asked: handed over when they want it, and deleted when they want that. */
export function Person({ enquiry: { _id, name, phone, email, agreedAt } }: { enquiry: Enquiry }) {
  const mayErase = useMay('erase')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const leadOn = useLeadOn()

  async function download() {
    setBusy(true)
    try {
      const { blob } = await downloadPerson(api, { phone, email })
      saveFile(blob, 'personal-data.json')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  async function erase() {
    const { enquiries, spam } = await erasePerson(api, { phone, email })
    toast.success(`Deleted for good: enquiries ${enquiries}, messages in spam ${spam}`)
    await leadOn(enquiriesPath)
  }

  return (
    <section aria-labelledby="person" className="border-t border-hairline pt-4 print:hidden">
      <h2 id="person" className="annotation text-ink-soft">
        This person’s data
      </h2>
      <p className="mt-2 max-w-prose text-small">
        All enquiries from this number or address with their notes, those in the trash and in spam too.
        Backups lose what is deleted as they are replaced, within four weeks.
      </p>
      {agreedAt && <AgreedNotice enquiryId={_id} at={agreedAt} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="outline" size="small" className="max-lg:min-h-11" busy={isBusy} onClick={download}>
          Download
        </Button>
        {mayErase && (
          <Button look="outline" size="small" className="max-lg:min-h-11" onClick={() => setAsked(true)}>
            Delete for good
          </Button>
        )}
      </div>
      <ConfirmDelete
        open={isAsked}
        onOpenChange={setAsked}
        itemType="Personal Data"
        item={`everything that is stored of ${name}`}
        onConfirm={erase}
      />
    </section>
  )
}
