import { ApiError, saidByServer } from '#web/api/api-error.ts'

/** What a sent form says: by the page's code, or by the browser itself. */
export function valuesOf(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    state: text('state'),
    city: text('city'),
    requirement: text('requirement'),
    website: text('website'),
    designId: text('designId') || undefined,
    ...(text('shortlist') && { shortlist: text('shortlist') }),
    agreedTo: text('agreedTo') || undefined,
  }
}

/** Why an enquiry was not received, where the server says so. */
export function explained(error: unknown): string | undefined {
  const isExplained = error instanceof ApiError && error.status >= 400 && error.status < 500
  return isExplained ? saidByServer(error) : undefined
}
