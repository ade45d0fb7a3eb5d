/** What calls itself a machine: crawlers, previews of links, monitors. */
const machine =
  /bot\b|bot[/;)]|crawl|spider|slurp|archiver|facebookexternalhit|embedly|preview|whatsapp\/|telegram|pingdom|uptime|lighthouse|pagespeed|curl\/|wget\/|python-|go-http|java\/|okhttp|axios\//i

/** Whether what a request tells is counted: not where its visitor asks not to be tracked, and not of a machine. */
export function isCountable(headers: Headers): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  return !machine.test(headers.get('user-agent') ?? '')
}
