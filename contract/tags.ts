/** A tag's value: lowercase, spaces replaced by hyphens. */
export function tagValue(label: string): string {
  return label.trim().toLocaleLowerCase('en').replace(/\s+/g, '-')
}

/** A tag's label: hyphens turned into spaces, first letters in capitals. */
export function tagLabel(value: string): string {
  return value.replace(/-/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'))
}

/** The tags that every design form offers. */
export const tagOptions = [
  'modern',
  'luxury',
  'minimalist',
  'traditional',
  'industrial',
  'contemporary',
  'rustic',
  'scandinavian',
  'bohemian',
  'mid-century',
  'farmhouse',
  'coastal',
  'victorian',
  'colonial',
  'art-deco',
  'eclectic',
  'tropical',
  'asian-inspired',
  'mediterranean',
  'open-plan',
  'sustainable',
  'smart-home',
  'energy-efficient',
  'small-space',
  'multi-generational',
  'accessible',
  'outdoor-living',
  'garden-integrated',
  'natural-light',
  'high-ceiling',
  'compact',
  'spacious',
  'urban',
  'rural',
  'vintage',
  'futuristic',
  'modular',
  'prefabricated',
  'timber-frame',
  'concrete',
  'glass',
  'brick',
  'stone',
  'monochromatic',
  'colorful',
  'neutral',
  'textured',
  'ornate',
  'sleek',
] as const
