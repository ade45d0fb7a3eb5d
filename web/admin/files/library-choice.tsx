import { useDeferredValue, useMemo, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { listMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import { factsOf, nameOf } from '../media/words.ts'
import { Loaded, later } from '../page/loaded.tsx'
import { typesOf } from './picked.ts'

const atOnce = 48

interface LibraryChoiceProps {
  accept: string
  onPick: (file: Media) => void
}

/** The files of the library that a form takes, the newest first, found by words. */
export function LibraryChoice({ accept, onPick }: LibraryChoiceProps) {
  const [words, setWords] = useState('')
  const [limit, setLimit] = useState(atOnce)
  const search = useDeferredValue(words.trim())
  const found = useMemo(
    () => later(listMedia(api, { type: typesOf(accept), search: search || undefined, limit })),
    [accept, search, limit],
  )
  return (
    <div className="grid gap-4">
      <TextInput
        type="search"
        aria-label="Search the library"
        placeholder="Search the library"
        value={words}
        maxLength={limits.search}
        onChange={({ target }) => setWords(target.value)}
      />
      <Loaded promise={found} subject={search} loading="Loading the library...">
        {({ data, pagination }) => {
          return (
            <>
              {data.length === 0 && (
                <p className="py-8 text-center text-ink-soft">No files found that fit here</p>
              )}
              <ul
                aria-label="Files"
                className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-4"
              >
                {data.map((file) => (
                  <li key={file._id} className="min-w-0">
                    <button
                      type="button"
                      onClick={() => onPick(file)}
                      className="block w-full text-left hover:underline focus-visible:outline-2 focus-visible:outline-offset-3"
                    >
                      <Thumbnail
                        file={file}
                        sizes="220px"
                        className="aspect-4/3 w-full border border-hairline"
                      />
                      <span className="mt-2 block truncate text-small font-medium">{nameOf(file)}</span>
                      <span className="annotation block truncate text-ink-soft">{factsOf(file)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {pagination.total > data.length && limit < limits.list.most && (
                <Button
                  look="outline"
                  size="small"
                  onClick={() => setLimit(limit * 2)}
                  className="mt-4 min-h-11"
                >
                  Show more
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
