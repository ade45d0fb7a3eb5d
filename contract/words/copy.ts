/** The button that copies what stands beside it. */
export const copyWords = {
  'site.copy': 'Copy',
  'site.copy.what': 'Copy {what}',
  'site.copy.link': 'link',
  'site.copy.done': 'Copied',
  'site.copy.failed': 'Not copied',
} as const
