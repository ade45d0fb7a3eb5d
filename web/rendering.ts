import { createContext } from 'react-router'

/** How the server has one page rendered. */
export interface Rendering {
  /** Allows the scripts that carry it, and no other inline script. */
  nonce: string
  /** Takes what went wrong, with the request's id. */
  log(error: unknown): void
}

export const renderingContext = createContext<Rendering>()
