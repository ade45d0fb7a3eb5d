import { useState } from 'react'
import { counted } from '#contract/count.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import type { PersonalData } from '#contract/person.ts'
import { downloadPerson, erasePerson, readPerson } from '#web/api/people.ts'
import { api, messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.ts'
import { ConfirmDelete } from '../list/confirm-delete.tsx'
import { FirstNames } from '../list/first-names.tsx'
import { useLeadOn } from '../page/use-lead-on.ts'
import { useMay } from '../session/use-may.ts'
import { AgreedNotice } from './agreed-notice.tsx'
import { enquiriesPath } from './paths.ts'

/** What is stored of whoever asked: handed over when they want it, and deleted when they want that. */
export function Person({ enquiry: { _id, name, phone, email, agreedAt } }: { enquiry: Enquiry }) {
  const mayErase = useMay('erase')
  const [going, setGoing] = useState<PersonalData | null>(null)
  const [busy, setBusy] = useState<'download' | 'erase' | null>(null)
  const leadOn = useLeadOn()

  async function runBusy(what: 'download' | 'erase', run: () => Promise<void>) {
    setBusy(what)
    try {
      await run()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(null)
    }
  }

  const download = () =>
    runBusy('download', async () =>
      saveFile((await downloadPerson(api, { phone, email })).blob, 'personal-data.json'),
    )

  const ask = () => runBusy('erase', async () => setGoing(await readPerson(api, { phone, email })))

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
      <p className="mt-2 max-w-line text-small">
        All enquiries from this number or address with their notes, those in the trash and in spam too.
        Backups lose what is deleted as they are replaced, within four weeks.
      </p>
      {agreedAt && <AgreedNotice enquiryId={_id} at={agreedAt} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          look="outline"
          size="small"
          className="max-lg:min-h-11"
          busy={busy === 'download'}
          onClick={download}
        >
          Download
        </Button>
        {mayErase && (
          <Button
            look="outline"
            size="small"
            className="max-lg:min-h-11"
            busy={busy === 'erase'}
            onClick={ask}
          >
            Delete for good
          </Button>
        )}
      </div>
      <ConfirmDelete
        open={going !== null}
        onOpenChange={() => setGoing(null)}
        itemType="Personal Data"
        item={`everything that is stored of ${name}`}
        onConfirm={erase}
      >
        {going && <Going person={going} />}
      </ConfirmDelete>
    </section>
  )
}

/** Several people may have one telephone number: whose enquiries go is said before they do. */
function Going({ person: { enquiries, trash, spam } }: { person: PersonalData }) {
  const inTrash = trash.flatMap(({ enquiry: rows }) => rows as { name: string }[])
  const all = [...enquiries.map(({ enquiry }) => enquiry), ...inTrash, ...spam]
  const names = [...new Set(all.map(({ name }) => name))]
  const messages = spam.length > 0 ? ` and ${counted(spam.length, 'message')} in spam` : ''
  return (
    <>
      <p className="mb-4">
        From this number or address came {counted(enquiries.length + trash.length, 'enquiry', 'enquiries')}
        {messages}. All of it goes, with the notes on it.
      </p>
      {names.length > 1 && <FirstNames names={names} />}
    </>
  )
}
