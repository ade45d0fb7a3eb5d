/** Words that are typed, any of them, and the words of the catalogue that they find besides themselves. */
export interface Synonym {
  said: string[]
  means: string[]
}

const lines = `
house, home, ghar, makan, makaan, grih, griha, gruh, घर, मकान, गृह = house, home, ghar, makan, घर, मकान
bangla, bangala, bunglow, bangalow, banglow, bunglo, बंगला, बंगलो = bungalow
kothi, kothee, कोठी = bungalow, villa
haveli, hawelli, haweli, हवेली = courtyard house, traditional
farm house, फार्महाउस, फार्म हाउस = farmhouse
row house, rowhouse, रो हाउस = row house, townhouse
flat, apartment, फ्लैट, अपार्टमेंट = flat, apartment
villa, विला = villa
naksha, naksa, nakshe, nakasha, नक्शा, नक्शे, plan, plans = floor plan, plan
dizain, dijain, डिजाइन, डिज़ाइन = design
aangan, angan, आँगन, आंगन, chowk, चौक = courtyard
baramda, baraamda, verandah, veranda, varanda, बरामदा = verandah, veranda
rasoi, rasoighar, rasoi ghar, kichan, kitchan, kichin, रसोई, रसोईघर, रसोई घर, किचन, modular kitchen, मॉड्यूलर किचन = kitchen
baithak, बैठक, drawing room, hall, हॉल, हाल, लिविंग रूम, ड्राइंग रूम = living room
shayan kaksh, sone ka kamra, shayan kaksha, kamra, kamre, शयनकक्ष, बेडरूम, बेड रूम, कमरा, कमरे = bedroom
snanghar, bathroom, washroom, toilet, शौचालय, बाथरूम, टॉयलेट, स्नानघर = bathroom, bath, toilet
pooja room, puja room, pooja ghar, mandir room, prayer room, puja ghar, pooja griha, puja griha, पूजा घर, पूजा कक्ष = pooja, puja, prayer, shrine, पूजा
pooja, puja, mandir, पूजा, मंदिर = pooja, puja, पूजा, मंदिर
balkani, balcony, बालकनी, chhajja = balcony
chhat, terrace, छत = terrace, roof
bagicha, garden, बगीचा, बाग = garden
adhunik, naya, aadhunik, आधुनिक, मॉडर्न = modern, contemporary
paramparik, desi, पारंपरिक, परंपरागत = traditional
chhota, chota, chhoti, choti, small, tiny, mini, छोटा, छोटी = compact, small
bada, badi, bara, बड़ा, बड़ी = spacious, large
sada, saral, sidha, simple, normal, सादा, सरल = minimalist, simple
sasta, saste, kam kharch, low cost, low budget, budget friendly, budget, economical, affordable, cheap, सस्ता = budget, affordable, low cost, compact
samne, saamne, front, front design, front elevation, front view, facade, सामने, एलिवेशन = elevation, facade
joint family, two family, 2 family, parents = multi-generational
seedhi, sidhi, staircase, सीढ़ी = stair, staircase
andar, antarik, अंदर, इंटीरियर = interior
gaon, gaanv, village, गांव, गाँव = rural, village
vastu, vaastu, vasthu, vastu shastra, वास्तु = vastu
kerala, nalukettu, केरल = kerala, traditional, tropical
gadi, gaadi, garage, car park, carport, पार्किंग, गाड़ी = parking
dukan, dukaan, दुकान, shop = shop, commercial
`

/** Reads `ghar, makan = house, home`; null where a line is otherwise. */
export function readSynonym(line: string): Synonym | null {
  const [said = [], means = [], ...others] = line.split('=').map(listOf)
  return said.length > 0 && means.length > 0 && others.length === 0 ? { said, means } : null
}

/** A line for each, as `readSynonym` reads it. */
export function writeSynonyms(synonyms: readonly Synonym[]): string {
  return synonyms.map(({ said, means }) => `${said.join(', ')} = ${means.join(', ')}`).join('\n')
}

function listOf(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** What the product brings along; the firm's own list takes its place. */
export const defaultSynonyms: Synonym[] = lines.split('\n').flatMap((line) => readSynonym(line) ?? [])
