declare module 'heic-decode' {
  interface Pixels {
    width: number
    height: number
    data: Uint8ClampedArray<ArrayBuffer>
  }
  interface Picture {
    width: number
    height: number
    decode(): Promise<Pixels>
  }
  const decodeHeic: { all(input: { buffer: Uint8Array }): Promise<Picture[]> }
  export default decodeHeic
}
