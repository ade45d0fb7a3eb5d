import { useState } from 'react'
import { counted } from '#contract/count.ts'
import { messageOf } from '#web/api/request.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { DropArea } from '../../files/drop-area.tsx'
import { emptySheet } from './columns.ts'
import { mostRows, readSheet, type Sheet, UnreadableSheet } from './sheet.ts'

/** Takes the file that is imported. */
export function ChooseSheet({ onSheet }: { onSheet: (sheet: Sheet, name: string) => void }) {
  const [error, setError] = useState('')

  async function read([file]: File[]) {
    if (!file) return
    setError('')
    try {
      onSheet(await readSheet(file), file.name)
    } catch (reason) {
      setError(reason instanceof UnreadableSheet ? reason.message : messageOf(reason))
    }
  }

  return (
    <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-5">
      <p data-focus-head tabIndex={-1} className="outline-none">
        A CSV file, as every spreadsheet saves it. A row with the code of a design changes that design; a row
        without one makes a new one, as a draft where nothing else is said. You see what each row does before
        anything is stored. A column “Image Files” names the images of each design, which are chosen in the
        next step or lie in the library.
      </p>
      <DropArea
        label="Choose a CSV file"
        hint={`At most ${counted(mostRows, 'row')}`}
        accept=".csv,.tsv,.txt,text/csv"
        takesPage
        errorId={error ? 'unreadable' : undefined}
        onFiles={read}
      />
      {error && <ErrorText id="unreadable">{error}</ErrorText>}
      <p className="text-small text-ink-soft">
        The first row names the columns, as the file does that Export gives of designs.{' '}
        <button
          type="button"
          onClick={() => saveFile(emptySheet(), 'designs.csv')}
          className="inline-flex min-h-11 items-center ruled-link"
        >
          Download a file with every column
        </button>
      </p>
    </div>
  )
}
