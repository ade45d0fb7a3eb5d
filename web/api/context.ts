import { createContext } from 'react-router'
import type { Api } from './request.ts'

/** The API client that server loaders use. */
export const apiContext = createContext<Api>()

/** The public address of the site. */
export const originContext = createContext<string>()
