import { createStoredText } from './stored-text.ts'

/** What is switched on in this browser, in each of its tabs, and off until then. @param entry its name in the browser's storage */
export function createStoredSwitch(entry: string) {
  const { read, write, useText } = createStoredText(entry)
  return {
    isOn: () => read() !== null,
    set: (next: boolean) => write(next ? 'true' : null),
    useIsOn: () => useText() !== null,
  }
}
