import { data, redirect } from 'react-router'
import { enquiryWords } from '#contract/words/enquiry.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createEnquiry } from '#web/api/create-enquiry.ts'
import type { Api } from '#web/api/request.ts'
import { changedWords } from '../page-words.ts'
import { besideFrom } from './beside-from.ts'
import { saidEnquiryErrors } from './enquiry-errors.ts'
import type { Refused } from './form.tsx'
import { explained, valuesOf } from './values.ts'

/** Stores an enquiry that came as a plain form; where it is refused, what was typed comes back with the reasons. */
export async function receiveEnquiry(api: Api, request: Request) {
  const values = valuesOf(await formOf(request).catch(() => new FormData()))
  const beside = await besideFrom(api, request.headers.get('referer'))
  try {
    await createEnquiry(api, { ...beside, ...values })
  } catch (error) {
    const { status, fields } = error instanceof ApiError ? error : new ApiError(0, '')
    const isExplained = status >= 400 && status < 500
    const changed = await changedWords(api, 'enquiry').catch(() => ({}))
    const refused: Refused = {
      values,
      errors: saidEnquiryErrors(fields, changed),
      message: explained(error) ?? wordsOf(enquiryWords, changed)('enquiry.failed'),
    }
    return data(refused, { status: isExplained ? status : 503 })
  }
  throw redirect('/contact?received#enquiry', 303)
}

/** More than any form of ours has: reading very many would hold the one thread. */
const mostFields = 200

async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const text = await request.text()
  const isTooMuch =
    text.split(type.startsWith('multipart/') ? '\r\n--' : '&', mostFields + 1).length > mostFields
  return isTooMuch ? new FormData() : new Response(text, { headers: { 'content-type': type } }).formData()
}
