/** The tags of a page of the back-office: nothing of it belongs in a search engine. */
export function adminMeta(title: string) {
  return [{ title: `${title} · Admin` }, { name: 'robots', content: 'noindex' }]
}
