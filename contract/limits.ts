import { limitsOfVisitors } from './limits-of-visitors.ts'

/** Every named limit of the product. Sizes are bytes, lengths are characters, times are milliseconds. */
const megabyte = 1024 * 1024

export const limits = {
  name: 100,
  title: { min: 3, max: 200 },
  email: 254,
  phone: 30,
  line: 200,
  address: 500,
  link: 2000,
  html: 200_000,
  alt: 200,
  design: {
    ...limitsOfVisitors.design,
    description: 1000,
    shortDescription: 200,
    detailedDescription: 10_000,
    images: 30,
    materials: 30,
    colors: 30,
    features: 30,
    area: 10_000_000,
    dimension: 1_000_000,
  },
  house: { plotSide: 1_000_000, rooms: 100, floors: 200, parking: 1000 },
  /** Metres. Of a table of setbacks: its lines, the size of a plot in m², a setback, and a floor-area ratio. */
  finder: {
    side: { least: 2, most: 500 },
    words: 200,
    near: 12,
    setbacks: { rows: 20, upTo: 1_000_000, side: 100, far: 50 },
  },
  /** The greatest number that a query can ask for. */
  figure: 999_999_999_999_999,
  /** Rupees. Far above any house, far below where whole paise stop being exact. */
  price: 1_000_000_000_000,
  /** Rates of building: their finishes, rupees a square foot. */
  buildRates: { finishes: 6, name: 40, excludes: 300, rate: 1_000_000 },
  /**
   * Counts of what visitors do: for so many days; of so many different rows in a batch, and new ones in a day; told so often
   * from one address; so many named in an answer.
   */
  visits: {
    days: 400,
    search: 100,
    batch: 2000,
    perDay: { design: 5000, search: 200, plot: 200 },
    perAddress: 300,
    windowMinutes: 10,
    shown: 10,
  },
  category: { description: 1000, subcategories: 100 },
  /** The greatest amount that a link asks for, in rupees. */
  payment: { amount: 1_000_000_000 },
  /** Prices in words beside a pricing image: so many lines, what each is for, its price, and what goes with all of them. */
  pricing: { prices: 60, item: 150, price: 80, note: 300 },
  service: { description: 500, descriptionInList: 50 },
  testimonial: { content: 2000, media: 20 },
  rating: { min: 1, max: 5 },
  enquiry: {
    ...limitsOfVisitors.enquiry,
    requirementInList: 30,
    windowMinutes: 10,
    addressesOfPhone: 3,
    note: 2000,
    notice: 1000,
    months: { min: 0, standard: 0, max: 120 },
    beside: 300,
  },
  /** Spam is deleted after so many days, or once so many newer ones lie there. */
  spam: { days: 30, most: 10_000 },
  password: { min: 6, max: 200 },
  login: { failures: 10, windowMinutes: 15 },
  secondFactor: { recoveryCodes: 10, code: 100 },
  /** A link that invites, and one that sets another password. */
  links: { invitationDays: 7, resetMinutes: 60, token: 200 },
  /** A link that downloads a backup. */
  backupLink: { minutes: 10 },
  /** Links that show a document as it will be: for so many days, and so many of a document at once. */
  previews: { days: 7, most: 50 },
  /** Shortlists that visitors share: gone so many days after the last visit; what one address may make and change in so many minutes. */
  shortlist: {
    designs: 30,
    comments: 200,
    comment: 500,
    firstName: 50,
    days: 180,
    windowMinutes: 10,
    made: 20,
    changes: 300,
    pictures: 10,
  },
  /** A session ends so long after its last use, and so long after it began; for so many minutes of its beginning it says as much as the password. */
  session: { days: 7, mostDays: 90, proofMinutes: 30 },
  /** From where an account signed in lately: that many addresses, for so long. */
  knownAddresses: { most: 20, days: 90 },
  /** Lists that an account keeps under a name: so many of each, the name and the query. */
  views: { most: 20, name: 60, query: 2000 },
  /** Texts of the firm's own that answer enquiries: so many, the name and the text of each. */
  replies: { most: 30, name: 60, text: 2000 },
  list: limitsOfVisitors.list,
  random: limitsOfVisitors.random,
  search: limitsOfVisitors.search,
  /** What searches find by other words: so many lines, so many words on either side of each. */
  synonyms: { most: 200, said: 30, means: 10, word: 60 },
  /** How long the record of changes is kept. */
  activity: { years: 2 },
  /** How long what is deleted can be had back. */
  trash: { days: { min: 1, standard: 30, max: 365 } },
  /** Earlier versions: that many of a document, for so many days, as a setting says between the least and the most. */
  versions: { most: 100, days: { min: 30, standard: 365, max: 3650 }, fields: 100 },
  /** Tags that the filters of a list offer. */
  tagFacets: 60,
  displayOrder: 1_000_000,
  /** Documents that one call puts in order. */
  ordered: 10_000,
  json: megabyte,
  /** Values in a body, lists and objects among them: of a call that anybody may make, and of any other. */
  jsonValues: { public: 2000, guarded: 20_000 },
  /** A form that a page takes. */
  form: megabyte / 8,
  /** With less room than this, health and log warn. */
  lowDisk: 500 * megabyte,
  file: {
    image: 10 * megabyte,
    vector: 2 * megabyte,
    video: 50 * megabyte,
    chunk: 5 * megabyte,
    chunksAtOnce: 8,
    pricing: 5 * megabyte,
    qrCode: 5 * megabyte,
    logo: 2 * megabyte,
    bannerImage: 10 * megabyte,
    bannerVideo: 50 * megabyte,
    keepUnusedHours: 24,
  },
  /** Documents that show a file, as the library names them. */
  media: { usesInList: 5, uses: 200, alike: 6, download: 500, downloadBytes: 2_000_000_000 },
} as const
