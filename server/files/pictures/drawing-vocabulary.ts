/** The names in a list that blanks separate. */
const namesIn = (list: string) => new Set(list.trim().split(/\s+/))

/** Elements that paint something by themselves. */
export const painting = namesIn('path rect circle ellipse line polyline polygon text image use')

/** Every element that a stored drawing may have. */
export const elements = new Set([
  ...painting,
  ...namesIn(`svg g defs symbol title desc style tspan textPath switch
    linearGradient radialGradient stop pattern clipPath mask marker filter
    feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
    feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
    feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`),
])

/** Every attribute that a stored drawing may have, besides `href` and `style`. */
export const attributes = namesIn(`
  id class version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy
  rotate textLength lengthAdjust startOffset side method spacing pathLength transform offset role lang
  aria-hidden aria-label aria-labelledby
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent
  operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent scale xChannelSelector yChannelSelector
  azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle stdDeviation radius baseFrequency
  numOctaves seed stitchTiles
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering direction display dominant-baseline fill fill-opacity fill-rule
  filter flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style
  font-variant font-weight image-rendering isolation letter-spacing lighting-color marker marker-end marker-mid
  marker-start mask mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-box transform-origin
  unicode-bidi vector-effect visibility white-space word-spacing writing-mode`)

const functions = namesIn(`
  rgb rgba hsl hsla lab lch oklab oklch color-mix var calc min max clamp
  matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon path`)

/** Whether a value names nothing beyond its own drawing, and can't be read as anything but what is written. */
export function isOwnValue(value: string): boolean {
  if (/[\\<]|javascript:|expression/i.test(value)) return false
  return [...value.matchAll(/([\w-]+)\s*\(([^)]*)/g)].every(([, name = '', content = '']) =>
    name.toLowerCase() === 'url' ? /^\s*["']?#/.test(content) : functions.has(name.toLowerCase()),
  )
}
