const pause = 1000

/** Fetches code, and once more a second later where it did not arrive. Rejects where it does not arrive then either. */
export function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return load()
  })
}
