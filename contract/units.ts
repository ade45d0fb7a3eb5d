export const dimensionUnits = ['cm', 'in', 'm', 'ft'] as const

/** Plots are said in yards too. */
export const plotUnits = [...dimensionUnits, 'yd'] as const
export type PlotUnit = (typeof plotUnits)[number]
