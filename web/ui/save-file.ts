/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Has the browser download what an address answers, under the name that the answer gives it where none is said. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
