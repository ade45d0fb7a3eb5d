import { createContext } from 'react-router'
import type { Api } from './request.ts'

/** The API client that server loaders use. */
export const apiContext = createContext<Api>()

/** What every loader of a page throws in its place while the site is closed, so that the page carries nothing of it. */
export const closedContext = createContext<unknown>(null)

/** The public address of the site. */
export const originContext = createContext<string>()
