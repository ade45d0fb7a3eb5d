import type { EnquiryCreate, EnquiryStatus } from '#contract/enquiry.ts'
import { sortKey } from '#contract/identity.ts'
import { phoneDigits } from '#contract/phone.ts'
import { type Columns, columnMap, jsonOrNull, plain } from '../database/columns.ts'

/** What is stored of a design or sample: enough to recognise it when it is gone. Its picture is attached. */
export interface StoredDesign {
  code: string
  title: string
  /** Rupees. */
  price: number | null
}

/** A design of a shortlist. */
export interface StoredChosen extends StoredDesign {
  /** Which of the attached pictures is its own. */
  picture: number | null
}

/** The design that was asked about, and what came beside it, each where it is known. */
export interface StoredAbout extends Partial<StoredDesign> {
  /** Of a sample, the picture that was in view. */
  samplePicture?: string
  list?: StoredChosen[]
  plot?: string
  search?: string
  page?: string
}

/** What a visitor asked about: a design of the firm's own by its id, or a sample by its code, and what they chose. */
export interface Asked {
  designId: string | null
  about: StoredAbout | null
}

/** Which notice was agreed to (`notices.ts`), and since when the enquiry is nobody's. */
interface Kept {
  noticeHash: string | null
  anonymousSince: string | null
}

/** What the visitor said of themselves and of what they want. */
export type Asking = Pick<EnquiryCreate, 'name' | 'email' | 'phone' | 'state' | 'city' | 'requirement'>

/** What an administrator makes of it. */
interface Handled {
  status: EnquiryStatus
  followUpOn: string | null
  /** The id of an account, which may be gone. */
  assignee: string | null
}

type Stored = Asking & Asked & Kept & Handled

/** Behind every day: of what has none. */
export const noFollowUp = '9999-99-99'

export const enquiryColumns = columnMap(
  {
    name: plain<string>(''),
    email: plain<string>(''),
    phone: plain<string>(''),
    state: plain<string>(''),
    city: plain<string>(''),
    requirement: plain<string>(''),
    designId: plain<string | null>(null),
    about: jsonOrNull<StoredAbout>(),
    status: plain<EnquiryStatus>('new'),
    followUpOn: plain<string | null>(null),
    assignee: plain<string | null>(null),
    noticeHash: plain<string | null>(null),
    anonymousSince: plain<string | null>(null),
  } satisfies Columns<Stored>,
  {
    nameKey: { from: 'name', by: sortKey },
    phoneKey: { from: 'phone', by: phoneDigits },
    followUpKey: { from: 'followUpOn', by: (day: string | null) => day ?? noFollowUp },
    aboutCode: { from: 'about', by: (about: Asked['about']) => about?.code ?? null },
  },
)
