/** One PNG in the frame of an icon file: a header of six bytes, an entry of sixteen, the picture. @param size pixels, at most 255 */
export function icoOf(png: Buffer, size: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
