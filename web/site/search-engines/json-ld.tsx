/**
 * What search engines read of a page. It is made on the server alone, which gives the data; the browser, which gives
 * none and so carries no code for it, leaves what was served as it is.
 */
export function JsonLd({ data }: { data: object | false }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every < is escaped
      dangerouslySetInnerHTML={{ __html: data ? JSON.stringify(data).replaceAll('<', '\\u003c') : '' }}
    />
  )
}
