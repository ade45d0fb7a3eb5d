const quote = 0x22
const backslash = 0x5c
const [comma, openBracket, openBrace] = [0x2c, 0x5b, 0x7b]

/**
 * Whether a JSON text has more values than `most`, told without parsing it: each but the first follows a comma, or what
 * opens a list or an object. Of a text that is no JSON it may say either.
 */
export function hasMoreValues(bytes: Uint8Array, most: number): boolean {
  let left = most - 1
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) at = endOfString(bytes, at)
    else if (byte === comma || byte === openBracket || byte === openBrace) {
      left -= 1
      if (left < 0) return true
    }
  }
  return false
}

function endOfString(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(quote, start + 1)
  while (at > 0 && isEscaped(bytes, at)) at = bytes.indexOf(quote, at + 1)
  return at < 0 ? bytes.length : at
}

function isEscaped(bytes: Uint8Array, at: number): boolean {
  let before = at
  while (bytes[before - 1] === backslash) before -= 1
  return (at - before) % 2 === 1
}
