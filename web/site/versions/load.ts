import { redirect } from 'react-router'
import { signInAddress } from '#web/addresses/sign-in-address.ts'
import { ApiError, isSignedOut } from '#web/api/api-error.ts'
import { api } from '#web/api/request.ts'
import { getVersion } from '#web/api/versions.ts'

/**
 * A document as it was, in an administrator's browser, which alone holds a token: the server knows nobody by a page's
 * address (decision 14). Nothing where there is no such version; without a session the sign-in page.
 * @param address where the document's own calls stand
 */
export async function loadVersion<Document>(
  request: Request,
  address: string,
  version: string,
): Promise<Document | null> {
  try {
    return await getVersion<Document>(api, address, version)
  } catch (error) {
    if (isSignedOut(error)) throw redirect(signInAddress(new URL(request.url)))
    if (error instanceof ApiError && error.code === 'not-found') return null
    throw error
  }
}
