/** The line that asks for a plot, on home, gallery and finder. */
export const finderBoxWords = {
  'site.find.question': 'Which houses fit your plot?',
  'site.find.plot': 'Your plot',
  'site.find.hint': 'As you would say it: 30 40 east, 30x50 3 bhk, 100 gaj',
  'site.find.submit': 'See what fits',
} as const
