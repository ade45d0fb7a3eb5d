/** Parts the fields of every form that a trial sends. */
export const boundary = '----plinth-trial'

/** A field of a form, with what stands before it. @param disposition its name, and its file name */
export function fieldOf(disposition: string, bytes: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
}

/** A form of an upload, as Appwrite's clients send it. */
export function uploadForm(bytes: Buffer, name: string): { type: string; body: Buffer } {
  const id = fieldOf('name="fileId"', Buffer.from('unique()'))
  const file = fieldOf(`name="file"; filename="${name}"`, bytes)
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([id, file, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
