/** What a browser fetches where the site is closed while it is open there; the server has it at hand. */
export { Notice } from './notice.tsx'
