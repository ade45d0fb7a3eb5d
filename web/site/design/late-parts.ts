/** What a browser fetches where it makes a design's page itself; the server has these at hand. */
export { OnPlot } from './on-plot.tsx'
export { Particulars } from './particulars.tsx'
export { PrintSheet } from './print-sheet.tsx'
