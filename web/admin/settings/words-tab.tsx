import { useId, useState } from 'react'
import { counted } from '#contract/count.ts'
import type { Settings } from '#contract/settings.ts'
import { ownWords, wordGroups } from '#contract/words/groups.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useWordsSaving } from './use-words-saving.ts'
import { WordRow } from './word-row.tsx'

/** Every fixed sentence of the site, by page: sought, changed and reset one by one. */
export function WordsTab({ settings }: { settings: Settings }) {
  const { words, save } = useWordsSaving(settings)
  const [sought, setSought] = useState('')
  const [isChangedOnly, setChangedOnly] = useState(false)
  const searchId = useId()
  const changed = Object.keys(ownWords).filter((name) => words[name] !== undefined).length
  const isShown = (name: string) =>
    (!isChangedOnly || words[name] !== undefined) && finds(sought, name, words[name] ?? '')
  const groups = wordGroups
    .map((group) => ({ ...group, names: Object.keys(group.words).filter(isShown) }))
    .filter(({ names }) => names.length > 0)
  const found = groups.reduce((sum, { names }) => sum + names.length, 0)

  return (
    <>
      <p className="mb-6 max-w-line text-small text-ink-soft">
        Each text of the site can be your own. What is reset, or emptied, is the built-in text again. A name
        in braces, such as {'{firm}'}, stands for what the page puts there.
      </p>
      <div className="mb-8 flex flex-wrap items-end gap-x-8 gap-y-4">
        <search className="min-w-[min(16rem,100%)] flex-1 sm:max-w-sm">
          <label htmlFor={searchId} className="mb-1.5 block text-small font-medium">
            Search words
          </label>
          <TextInput
            id={searchId}
            type="search"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </search>
        <div className="flex flex-wrap items-center gap-x-8">
          <Switch
            label="Changed ones only"
            checked={isChangedOnly}
            onChange={(event) => setChangedOnly(event.target.checked)}
          />
          <p role="status" className="annotation text-ink-soft">
            {`${counted(changed, 'text')} changed`}
            {sought.trim() && <span className="sr-only">{`, ${counted(found, 'text')} found`}</span>}
          </p>
        </div>
      </div>
      {groups.length === 0 && <p className="py-6">No words found</p>}
      {groups.map(({ title, address, names }) => (
        <section key={title} aria-label={title} className="mb-10 border-t border-ink pt-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="text-title expanded">{title}</h2>
            {address && (
              <a
                href={address}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center text-small ruled-link"
              >
                {`Open the page: ${title}`}
              </a>
            )}
          </div>
          <ul>
            {names.map((name) => (
              <WordRow key={name} name={name} changed={words[name]} onSave={save} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Whether a word has every part of what is sought in its name, its own text or the firm's. */
function finds(sought: string, name: string, changed: string): boolean {
  const text = `${name} ${ownWords[name]} ${changed}`.toLocaleLowerCase('en')
  return sought
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every((part) => text.includes(part))
}
