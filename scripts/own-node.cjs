/*
 * Loaded into npm before it begins: packages run on the Node that the project brings, not on the machine's. npm leaves out,
 * without a word, every optional package that is not made for the Node it runs on itself, and has no setting for that.
 */
const lock = require('../package-lock.json')

const own = lock.packages['node_modules/node']
if (own) Object.defineProperty(process, 'version', { value: `v${own.version}` })
