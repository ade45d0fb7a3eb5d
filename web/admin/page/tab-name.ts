import { createContext } from 'react'

/** The tab that a part of the page stands in. */
export const TabName = createContext<string | undefined>(undefined)
