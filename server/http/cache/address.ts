/** What addresses with parameters come to is remembered of so many in each of two generations, up to so many characters of each. */
const remembered = { addresses: 500, characters: 300 }
/** The response to a longer address is not stored. */
const longest = 2048

/** The query parameters that the routes of a path read; undefined where nobody can tell. */
export type KnownParameters = (path: string) => ReadonlySet<string> | undefined

/**
 * The one address for which a response is stored, whatever else a caller wrote: the path, and of the parameters those that
 * its routes read, by name.
 * @param asked path and query, as a request names them
 * @returns undefined where nothing is to be stored, because the address is too long
 */
export function storedAddress(asked: string, knownParameters: KnownParameters): string | undefined {
  const address = withKnownParameters(asked, knownParameters)
  return address.length > longest ? undefined : address
}

/**
 * The same for whoever asks for few addresses again and again: reading their parameters takes longer than all else. Of those
 * that are asked for once, remembering must take less than reading.
 */
export function rememberedAddresses(knownParameters: KnownParameters): (asked: string) => string | undefined {
  let recent = new Map<string, string>()
  let older = new Map<string, string>()

  function remember(asked: string, address: string): string {
    if (recent.size >= remembered.addresses) {
      older = recent
      recent = new Map()
    }
    recent.set(asked, address)
    return address
  }

  return (asked) => {
    if (asked.length > remembered.characters || !asked.includes('?'))
      return storedAddress(asked, knownParameters)
    const known = recent.get(asked)
    if (known !== undefined) return known
    const address = older.get(asked) ?? storedAddress(asked, knownParameters)
    return address === undefined ? undefined : remember(asked, address)
  }
}

function withKnownParameters(asked: string, knownParameters: KnownParameters): string {
  const mark = asked.indexOf('?')
  if (mark < 0) return asked
  const path = asked.slice(0, mark)
  const known = knownParameters(path)
  if (!known) return asked
  const query = plainQuery(asked.slice(mark + 1), known) ?? anyQuery(asked.slice(mark + 1), known)
  return query === '' ? path : `${path}?${query}`
}

/** The known parameters of a query that is written as it would be stored; undefined for any other. */
function plainQuery(query: string, known: ReadonlySet<string>): string | undefined {
  if (!plain.test(query)) return undefined
  const pairs = query.split('&').filter((pair) => known.has(nameIn(pair)))
  for (let index = 1; index < pairs.length; index++)
    if (nameIn(pairs[index] ?? '') < nameIn(pairs[index - 1] ?? '')) {
      pairs.sort((one, other) => (nameIn(one) < nameIn(other) ? -1 : Number(nameIn(one) > nameIn(other))))
      break
    }
  return pairs.join('&')
}

const plain = /^\w+=[\w.*-]*(&\w+=[\w.*-]*)*$/

function nameIn(pair: string): string {
  return pair.slice(0, pair.indexOf('='))
}

function anyQuery(query: string, known: ReadonlySet<string>): string {
  const parameters = new URLSearchParams(query)
  for (const name of new Set(parameters.keys())) if (!known.has(name)) parameters.delete(name)
  parameters.sort()
  return parameters.toString()
}
