import type { BackupRun, Backups } from '#contract/backup.ts'
import { momentOf } from '#contract/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Facts } from '../facts.tsx'
import { ArchiveTable } from './archive-table.tsx'
import { contentText, durationText, progressText } from './backup-text.ts'
import { useBackups } from './use-backups.ts'

/** Whether everything is backed up, and what could be restored. */
export function BackupTab({ loaded }: { loaded: Backups }) {
  const { backups, failure, begin, isBusy } = useBackups(loaded)
  const { warning, running, last, runs, archives, isEncrypted } = backups
  const [latest] = runs
  const isLatestBad = latest?.state === 'failed' || latest?.state === 'incomplete'
  return (
    <div className="grid gap-10">
      <section aria-labelledby="last-backup" className="grid justify-items-start gap-4">
        <h2 id="last-backup" className="text-title expanded">
          Last good backup
        </h2>
        {warning && <p className="font-medium text-laterite">{warning}</p>}
        {last ? <Facts facts={factsOf(last)} /> : <p className="text-ink-soft">There is none yet.</p>}
        {latest && isLatestBad && (
          <p className="max-w-line text-laterite wrap-anywhere">
            {`The one of ${momentOf(latest.startedAt)} is not good: ${latest.message}`}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button busy={isBusy} onClick={begin}>
            Back up now
          </Button>
          <p role="status" className="text-small text-ink-soft">
            {running && `${progressText(running)}. It goes on when you leave this page.`}
          </p>
        </div>
        {failure && <ErrorText>{failure}</ErrorText>}
        <p className="max-w-line text-small text-ink-soft wrap-anywhere">{habitText(backups)}</p>
      </section>
      <section aria-labelledby="archives">
        <h2 id="archives" className="mb-2 text-title expanded">
          What can be restored
        </h2>
        <p className="mb-4 max-w-line text-small text-ink-soft">
          On the machine of the website:{' '}
          <code className="annotation inline-block">npm run restore -- --replace</code> and the path of a
          backup. What is there by then is backed up first. A downloaded backup lies in a folder, once you
          have unpacked it with <code className="annotation inline-block">tar -xf</code>.
          {isEncrypted && ' It opens only with BACKUP_KEY: keep that somewhere else.'}
        </p>
        <ArchiveTable archives={archives} />
      </section>
    </div>
  )
}

function factsOf(run: BackupRun) {
  return {
    When: momentOf(run.startedAt),
    Holds: contentText(run),
    Took: durationText(run),
    Where: run.path,
    Proved: 'Every byte was read back and compared.',
  }
}

function habitText({ at, place, isEncrypted }: Backups): string {
  const when = at ? `Made every day at ${at} IST` : 'Not scheduled (BACKUP_AT is off)'
  return `${when}. Kept in ${place}, ${isEncrypted ? 'encrypted' : 'not encrypted'}.`
}
