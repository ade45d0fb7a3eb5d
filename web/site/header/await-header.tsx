/** What stands last in the header: browsers wait until what is named begins, and not for its end. */
export const headerEnd = 'header-end'

/** Nothing is drawn before the whole header has come: drawn as its text came in, what stands at its end moved. */
export function AwaitHeader() {
  return <link rel="expect" href={`#${headerEnd}`} blocking="render" />
}
