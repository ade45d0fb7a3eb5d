import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds that a client waits that was told to come back; the trial is too short for what it was told. */
const comeBack = 200

/** Where a document is, and which of its revisions it is there. */
export interface State {
  at: 'nowhere' | 'live' | 'trash'
  revision: number
  /** The revision that it is to become once its pending changes are published. */
  waiting?: number
}

export const nowhere: State = { at: 'nowhere', revision: 0 }

/** A document of a trial: nobody but the writer that made it changes it. */
export interface Noted {
  kind: string
  /** Stands in it, so that it is found without its id. */
  mark: string
  id?: string
  /**
   * What it may be: the first was acknowledged last, another one was asked for since and not answered. Where there is one
   * alone, it is known what the document is.
   */
  may: State[]
  /** Work on it goes on over several rounds. */
  isUnderWay?: boolean
  /** How often it was looked for and found nowhere. */
  missed?: number
}

/** Something that the product promised and did not keep. */
export class Finding extends Error {}

/** How many writes a trial has asked for, and what came of them. */
export interface Counts {
  acknowledged: number
  unanswered: number
  refused: number
}

/**
 * What has been asked of the product and what it has acknowledged: noted before it is asked, confirmed when the answer is
 * there.
 */
export class Journal {
  documents: Noted[] = []
  readonly counts: Counts = { acknowledged: 0, unanswered: 0, refused: 0 }
  #next = 0

  readonly #name: string

  /** @param name stands in the mark of every document */
  constructor(name: string) {
    this.#name = name
  }

  /** A document that nobody has asked for yet. */
  begin(kind: string): Noted {
    const document: Noted = { kind, mark: `${this.#name} ${kind} ${++this.#next}`, may: [nowhere] }
    this.documents.push(document)
    return document
  }

  /** Forgets those that are long gone; the marks of all that it does not know are unknown. */
  forgetGone(): void {
    for (const document of this.documents) {
      const isGone = !document.isUnderWay && document.may.every(({ at }) => at === 'nowhere')
      document.missed = isGone ? (document.missed ?? 0) + 1 : 0
    }
    this.documents = this.documents.filter(({ missed = 0 }) => missed < 4)
  }

  /** Whether a mark is one of this trial's, and of no document that it knows. */
  isUnknown(mark: string): boolean {
    return mark.startsWith(`${this.#name} `) && !this.documents.some((document) => document.mark === mark)
  }

  /** Those of a kind of which it is known what they are. */
  known(kind: string, at: State['at']): Noted[] {
    return this.documents.filter(
      ({ kind: own, may }) => own === kind && may.length === 1 && may[0]?.at === at,
    )
  }

  /**
   * Asks for a change.
   * @returns the answer; undefined where the product was busy with its fault, so that it is not known what came of it
   * @throws Finding where it was refused or failed; whatever `ask` throws where there was no answer
   */
  async attempt<Answer extends { status: number }>(
    document: Noted,
    next: State,
    ask: () => Promise<Answer>,
  ): Promise<Answer | undefined> {
    document.may.push(next)
    const answer = await ask().catch((error) => {
      this.counts.unanswered += 1
      throw error
    })
    if (answer.status === 503) {
      this.counts.refused += 1
      await pause(comeBack)
      return undefined
    }
    if (answer.status >= 300) {
      const said = JSON.stringify('body' in answer ? answer.body : undefined)
      throw new Finding(`${document.mark}: to become ${inWords(next)} was answered ${answer.status} ${said}`)
    }
    this.counts.acknowledged += 1
    document.may = [next]
    return answer
  }
}

/** A state in words. */
export function inWords({ at, revision, waiting }: State): string {
  if (at !== 'live') return at
  return `live in revision ${revision}${waiting === undefined ? '' : `, ${waiting} waiting`}`
}
