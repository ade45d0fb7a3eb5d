import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { counted } from '#contract/count.ts'
import { momentOf } from '#contract/dates.ts'
import type { Version } from '#contract/version.ts'
import { ApiError, isUnanswered } from '#web/api/api-error.ts'
import { api, messageOf } from '#web/api/request.ts'
import { getVersion, restoreVersion } from '#web/api/versions.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { unsavedForms } from '../drafts/unsaved-forms.ts'
import { DifferenceRow } from './difference-row.tsx'
import { PageThen } from './page-then.tsx'
import { type VersionDifference, versionDifferences } from './version-differences.ts'
import type { VersionedDocument } from './versions.tsx'

interface RestoreDialogProps<Typed extends FieldValues, Stored> {
  /** As messages say it: 'design'. */
  kind: string
  version: Version
  versioned: VersionedDocument<Typed, Stored>
  onClose: () => void
}

interface Compared<Stored> {
  then: Stored
  differences: VersionDifference[]
  /** The version that the earlier one is compared with. */
  updatedAt: string
}

/** A version field by field beside what is stored now, and the way back to it, whole or in some fields. */
export function RestoreDialog<Typed extends FieldValues, Stored extends { updatedAt: string }>({
  kind,
  version: { _id, savedAt, savedBy },
  versioned,
  onClose,
}: RestoreDialogProps<Typed, Stored>) {
  const { address, read, comparisons, typedFrom, refusedIn, takeOver, isUnderPending } = versioned
  const { revalidate } = useRevalidator()
  const [compared, setCompared] = useState<Compared<Stored>>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  /** What was to be restored as no answer came: it may have been. */
  const unheard = useRef<string[]>(undefined)
  const differencesOf = (then: Stored, now: Stored) =>
    versionDifferences({ comparisons, typedFrom, refusedIn }, then, now)

  async function load() {
    setError(undefined)
    setCompared(undefined)
    try {
      const [then, now] = await Promise.all([getVersion<Stored>(api, address, _id), read()])
      if (isRestored(then, now)) return await finish(now)
      const differences = differencesOf(then, now)
      setLeft(new Set(differences.filter(({ isChosen }) => !isChosen).map(({ label }) => label)))
      setCompared({ then, differences, updatedAt: now.updatedAt })
    } catch (failure) {
      setError(failure)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog shows one version, as it is when it opens
  useEffect(() => {
    void load()
  }, [])

  const { differences = [], updatedAt } = compared ?? {}
  const chosen = differences.filter(({ label }) => !left.has(label))

  /** Whether what had no answer was done all the same. */
  function isRestored(then: Stored, now: Stored): boolean {
    const fields = unheard.current
    if (!fields) return false
    return !differencesOf(then, now).some((left) => left.fields.some((field) => fields.includes(field)))
  }

  async function finish(restored: Stored) {
    takeOver(restored)
    toast.success('Version restored')
    onClose()
    await revalidate()
  }

  async function restore({ then }: Compared<Stored>) {
    setIsBusy(true)
    setError(undefined)
    const fields = chosen.flatMap((difference) => difference.fields)
    try {
      await finish(await restoreVersion<Stored>(api, address, _id, { fields, updatedAt }))
    } catch (failure) {
      if (isUnanswered(failure)) unheard.current = fields
      const now = unheard.current && (await read().catch(() => undefined))
      if (now && isRestored(then, now)) await finish(now)
      else setError(failure)
    } finally {
      setIsBusy(false)
    }
  }

  function toggle({ label }: VersionDifference) {
    const next = new Set(left)
    if (!next.delete(label)) next.add(label)
    setLeft(next)
  }

  const isAll = chosen.length === differences.length

  return (
    <Dialog
      open
      onOpenChange={() => isBusy || onClose()}
      title={`Version of ${momentOf(savedAt)}`}
      description={`Saved by ${savedBy.name}. What is chosen below is put back; what it replaces is kept as a version in turn.`}
      className="md:max-w-3xl"
    >
      {!compared && error === undefined && <Spinner label="Loading version..." />}
      {compared && differences.length === 0 && (
        <p>{`The ${kind} says the same now. There is nothing to restore.`}</p>
      )}
      {differences.length > 0 && (
        <ul aria-label="Differences" className="border-t border-ink">
          {differences.map((difference) => (
            <DifferenceRow
              key={difference.label}
              difference={difference}
              isChosen={!left.has(difference.label)}
              error={errorOf(error, difference)}
              onToggle={() => toggle(difference)}
            />
          ))}
        </ul>
      )}
      <PageThen address={address} id={_id} />
      {compared && differences.length > 0 && isUnderPending && (
        <p className="mt-4 text-small text-ink-soft">
          It is compared with what visitors see, and they see it at once. The changes that wait stay as they
          are, over it.
        </p>
      )}
      {compared && differences.length > 0 && unsavedForms() && (
        <p className="mt-4 text-small text-ink-soft">
          What you have typed into the form and not saved stays there.
        </p>
      )}
      {error !== undefined && <ErrorText className="mt-4">{messageOf(error)}</ErrorText>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {error !== undefined && !isRefused(error) && (
          <Button look="outline" onClick={load}>
            Try again
          </Button>
        )}
        <Button look="outline" onClick={onClose} disabled={isBusy}>
          Close
        </Button>
        {compared && differences.length > 0 && (
          <Button busy={isBusy} disabled={chosen.length === 0} onClick={() => restore(compared)}>
            {isAll ? 'Restore this version' : `Restore ${counted(chosen.length, 'field')}`}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Whether trying the same again would bring the same answer. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400
}

/** What was refused of one field. */
function errorOf(error: unknown, { fields }: VersionDifference): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const refused = Object.entries(error.fields ?? {}).find(([name]) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`)),
  )
  return refused?.[1]
}
