import { Client } from 'node-appwrite'

/** An Appwrite project, and a key that may read and write its files. */
export interface AppwriteProject {
  endpoint: string
  project: string
  key: string
}

/** A client whose calls end when `signal` says so; the SDK's own wait for five minutes. */
export function clientOf({ endpoint, project, key }: AppwriteProject, signal: AbortSignal): Client {
  return new EndingClient(signal).setEndpoint(endpoint).setProject(project).setKey(key)
}

class EndingClient extends Client {
  readonly #signal: AbortSignal

  constructor(signal: AbortSignal) {
    super()
    this.#signal = signal
  }

  override prepareRequest(...request: Parameters<Client['prepareRequest']>) {
    const { uri, options } = super.prepareRequest(...request)
    return { uri, options: { ...options, signal: this.#signal } }
  }
}
