import { filesAddress } from '#contract/file-address.ts'
import { limits } from '#contract/limits.ts'
import { drawing, video } from '#test/files/make-files.ts'
import { Finding, type Noted, nowhere } from './journal.ts'
import type { Work } from './work-on-documents.ts'

export const pictureKind = 'picture'
export const filmKind = 'film'

const picturesAtOnce = 5
const mostPictures = 6
const mostFilms = 2
const live = { at: 'live', revision: 0 } as const

/** The id of a file's own choice, from its mark. */
export const fileIdOf = ({ mark }: Noted) => mark.replaceAll(/[^a-zA-Z0-9]+/g, '-')

/** The bytes of a picture: no two have the same number of rows and columns. */
export function pictureOf({ mark }: Noted): Promise<Buffer> {
  const number = Number(/\d+$/.exec(mark)?.[0])
  return drawing(60 + (number % 50), 40 + Math.floor(number / 50))
    .jpeg()
    .toBuffer()
}

/** The bytes of a film that comes in two chunks. */
export function filmOf({ mark }: Noted): Buffer {
  const film = video(limits.file.chunk)
  film.write(mark, film.length - 200)
  return film
}

/** Uploads pictures whole, some at once, looks at one and deletes them, all at once too. */
export async function workOnPictures({ client, journal, goesOn }: Work): Promise<void> {
  while (goesOn()) {
    const pictures = Array.from({ length: picturesAtOnce }, () => journal.begin(pictureKind))
    await all(
      pictures.map(async (document) => {
        const bytes = await pictureOf(document)
        const file = { id: fileIdOf(document), name: 'picture.jpg', bytes }
        return journal.attempt(document, live, () => client.upload(file))
      }),
    )
    const [first, ...others] = pictures.filter(({ may }) => may.length === 1)
    if (!first || !goesOn()) continue
    const address = (document: Noted) => `${filesAddress}/${fileIdOf(document)}`
    const looking = client.bytes(`${address(first)}/preview?width=320&output=webp`)
    // The last one stays.
    const removals = [first, ...others.slice(1)].map((document) =>
      journal.attempt(document, nowhere, () => client.call('DELETE', address(document))),
    )
    await all([looking, ...removals])
    const stored = journal.known(pictureKind, 'live')
    for (const document of stored.slice(0, Math.max(0, stored.length - mostPictures)))
      await journal.attempt(document, nowhere, () => client.call('DELETE', address(document)))
  }
}

/** Waits until all have ended. @throws what the first failed with */
async function all(tasks: Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(tasks))
    if (outcome.status === 'rejected') throw outcome.reason
}

/** A film that is stored is not under way any more. */
export function endIfStored(underWay: { film?: Film }, { journal }: Pick<Work, 'journal'>): void {
  if (!underWay.film || !journal.known(filmKind, 'live').includes(underWay.film)) return
  underWay.film.chunks.clear()
  underWay.film.isUnderWay = false
  underWay.film = undefined
}

/** A film on its way: which of its chunks were acknowledged. */
export interface Film extends Noted {
  chunks: Set<number>
}

/** Uploads films in chunks; one that was under way when the product ended goes on. */
export async function workOnFilms(underWay: { film?: Film }, work: Work): Promise<void> {
  const { client, journal, goesOn } = work
  while (goesOn()) {
    const stored = journal.known(filmKind, 'live')
    if (stored.length >= mostFilms) {
      const document = stored[0] as Noted
      await journal.attempt(document, nowhere, () =>
        client.call('DELETE', `${filesAddress}/${fileIdOf(document)}`),
      )
    }
    underWay.film ??= Object.assign(journal.begin(filmKind), {
      isUnderWay: true,
      chunks: new Set<number>(),
    })
    await sendFilm(underWay.film, work)
    endIfStored(underWay, work)
  }
}

async function sendFilm(film: Film, { client, journal }: Work): Promise<void> {
  const bytes = filmOf(film)
  const size = limits.file.chunk
  for (const index of [0, 1].filter((index) => !film.chunks.has(index))) {
    const start = index * size
    const chunk = { id: fileIdOf(film), name: 'film.mp4', bytes: bytes.subarray(start, start + size) }
    const send = () => client.upload({ ...chunk, range: { start, total: bytes.length } })
    const isLast = film.chunks.size === 1
    if (isLast) {
      if (!(await journal.attempt(film, live, send))) return
    } else {
      const { status } = await send()
      if (status === 503) return
      if (status !== 201) throw new Finding(`${film.mark}: its chunk ${index} was answered ${status}`)
    }
    film.chunks.add(index)
  }
}
