import { type ClientRequest, request } from 'node:http'

/** Decides over each request whether its connection is cut, and after which share of its body. */
type Cuts = () => number | undefined

/** A line to a server that may be another one, on another port, after a restart. */
export interface Line {
  url(): string
  cut: Cuts
}

/**
 * The browser's XMLHttpRequest, as far as the uploader uses it, over connections that are cut. At a share of 1 all of
 * the body has gone out, and the answer is lost.
 */
export function cutXmlHttpRequest({ url, cut }: Line) {
  return class {
    readonly upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {}
    withCredentials = false
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    status = 0
    responseText = ''
    readonly #headers: Record<string, string> = {}
    #address = ''
    #method = ''

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }

    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }

    async send(form: FormData) {
      const encoded = new Response(form)
      const body = Buffer.from(await encoded.arrayBuffer())
      const sending = request(new URL(this.#address, url()), {
        method: this.#method,
        headers: {
          ...this.#headers,
          'Content-Type': encoded.headers.get('content-type') ?? '',
          'Content-Length': body.length,
        },
      })
      sending.on('response', async (response) => {
        try {
          for await (const bytes of response) this.responseText += bytes
        } catch {
          return this.onerror?.()
        }
        this.status = response.statusCode ?? 0
        this.onload?.()
      })
      sending.on('error', () => this.onerror?.())
      writeUntilCut(sending, body, cut())
    }
  }
}

function writeUntilCut(sending: ClientRequest, body: Buffer, share: number | undefined) {
  if (share === undefined) return sending.end(body)
  const end = Math.floor(body.length * share)
  // Destroyed at once, nothing of it would leave this process.
  sending.write(body.subarray(0, end), () => sending.destroy(new Error('cut')))
}
