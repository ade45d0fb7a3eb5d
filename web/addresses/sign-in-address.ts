const signInPage = '/admin/login'

/** The sign-in page, which leads back to the location afterwards. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `${signInPage}?${new URLSearchParams({ from: pathname + search })}`
}
