/** The colours of a drawing, as `base.css` has them; one that stands alone has no style sheet. */
export const ink = '#1b1a18'
export const soft = '#5a564e'
export const laterite = '#a8422a'
export const paper = '#f5f2ec'
