/** What a browser calls itself, the more particular before those that it also claims to be. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system in words, such as 'Firefox on Windows'; '' where neither is known. Versions stay out of it. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (of: [string, RegExp][]) => of.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  return [named(browsers), named(systems)].filter(Boolean).join(' on ')
}
