/** What a browser fetches by itself; the server has the component at hand. */
export { PrintSheet } from './print-sheet.tsx'
