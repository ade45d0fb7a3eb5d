import { wordSet } from './tokens.ts'

/** Words that only join others. */
const joining = wordSet(
  'for with in of and the a an at on to by my our me i we want need show is are or from as per type style styles wala wale wali vala vale vali ka ke ki ko me mein hai chahiye aur se liye sath saath minimum min atleast maximum max only please pls plz sir looking required give send find have having any some color colour colors colours coloured colored rang price cost costing rate रंग का के की को में है और से वाला वाले वाली चाहिए लिए एक',
)

/** Words that say no more than that a house or its drawing is sought. */
const general = wordSet(
  'house houses hous hause home homes plan plans design designs desing desgin map maps layout model models image images photo photos picture pictures idea ideas plot plots site size land area best new latest nice beautiful ghar makan makaan naksha naksa nakshe ft feet facing bhk compliant friendly 2d 3d pdf cad autocad dwg file files online free download readymade ready construction घर मकान नक्शा नक्शे डिजाइन प्लान प्लॉट',
)

/** How much a word tells: `joining` never, `general` only where nothing else is said. */
export function idleness(word: string): 'joining' | 'general' | null {
  return joining.has(word) ? 'joining' : general.has(word) ? 'general' : null
}
