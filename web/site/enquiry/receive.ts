import { data, redirect } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { createEnquiry } from '#web/api/create-enquiry.ts'
import type { Api } from '#web/api/request.ts'
import { besideFrom } from './beside.ts'
import type { Refused } from './form.tsx'
import { failureOf, valuesOf } from './values.ts'

/** Stores an enquiry that came as a plain form; where it is refused, what was typed comes back with the reasons. */
export async function receiveEnquiry(api: Api, request: Request) {
  const values = valuesOf(await request.formData().catch(() => new FormData()))
  try {
    await createEnquiry(api, { ...besideFrom(request.headers.get('referer')), ...values })
  } catch (error) {
    const { status, fields } = error instanceof ApiError ? error : new ApiError(0, '')
    const isExplained = status >= 400 && status < 500
    const refused: Refused = { values, errors: fields, message: failureOf(error) }
    return data(refused, { status: isExplained ? status : 503 })
  }
  throw redirect('/contact?received#enquiry', 303)
}
