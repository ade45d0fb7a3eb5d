import { createContext } from 'react'

/** The tab that a component is shown in. */
export const TabName = createContext<string | undefined>(undefined)
