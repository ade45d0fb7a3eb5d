/** What is said where a page, or the connection, fails. */
export const failureWords = {
  'site.offline': 'There is no connection. Please try again when it is back.',
  'site.failed.title': 'Something went wrong',
  'site.failed.again': 'Try again',
  'site.failed.loading': 'Loading…',
  'site.failed.waiting': 'There is no connection. This page comes as soon as it is back.',
} as const
