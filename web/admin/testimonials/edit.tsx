import { getTestimonial } from '#web/api/testimonials.ts'
import { failureMessage } from '#web/failure.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { BackLink } from '../page/back-link.tsx'
import { adminMeta } from '../page/meta.ts'
import { openDocument, useOpenedKey } from '../pending/open-document.ts'
import { loadSignedIn } from '../session/session.ts'
import { LiesInTrash } from '../trash/lies-in-trash.tsx'
import type { Route } from './+types/edit.ts'
import { TestimonialForm } from './form.tsx'

export function meta() {
  return adminMeta('Edit Testimonial')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, (api) =>
    openDocument(api, 'testimonial', '/api/testimonials', (api) => getTestimonial(api, params.id)),
  )
}

export default function EditTestimonial({ loaderData: opened }: Route.ComponentProps) {
  return <TestimonialForm key={useOpenedKey(opened)} testimonial={opened.document} pending={opened.pending} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <BackLink to="/admin/testimonials">Back to Testimonials</BackLink>
      <ErrorText className="text-lead">{`Failed to fetch testimonial: ${failureMessage(error)}`}</ErrorText>
      <LiesInTrash error={error} />
    </>
  )
}
