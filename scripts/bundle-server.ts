import { rm } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { keepBefore, made, placed, placeFolder } from './placing.ts'

/*
 * Makes the few files that `npm start` runs of the server's source and of the built pages (decision 76): of those that are
 * being built, or with `--alone` of those that lie in their place, where the server alone has changed.
 */
const isAlone = process.argv.includes('--alone')
const folder = 'product'

/** The server finds files of the project from where its own source lies: from within a bundle it still does. */
const placesOfSource: Plugin = {
  name: 'places-of-source',
  transform: {
    filter: { code: /import\.meta\.url/ },
    handler(code, id) {
      if (!id.startsWith(resolve('server') + sep)) return
      const source = JSON.stringify(relative(resolve(placed, folder), id))
      return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
    },
  },
}

/** Zod brings its messages in fifty languages, and names all of them: the product has words of its own. */
const messagesInEnglish: Plugin = {
  name: 'messages-in-english',
  load: {
    filter: { id: /\/zod\/v4\/locales\/index\.js$/ },
    handler() {
      isFound = true
      return `export { default as en } from './en.js'`
    },
  },
  buildEnd(error) {
    if (!error && !isFound) this.error('Zod brings its messages in another way now: see messagesInEnglish')
  },
}
let isFound = false

async function bundleServer(): Promise<void> {
  const bundle = await rolldown({
    input: 'server/main.ts',
    platform: 'node',
    // They bring what is compiled for the machine, or what is not there.
    external: ['sharp', '@node-rs/argon2', 'pg-native'],
    resolve: { alias: { '#build': resolve(isAlone ? placed : made) } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [placesOfSource, messagesInEnglish],
    onLog(level, log, report) {
      // Directives are for bundlers that part browser and server.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level === 'warn' ? 'error' : level, log)
    },
  })
  await bundle.write({
    dir: join(made, folder),
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Node keeps the source in memory, and with one letter beyond Latin in it two bytes for each. Names stay, for the log.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
  })
  await bundle.close()
}

if (isAlone) await rm(made, { recursive: true, force: true })
await bundleServer()
if (isAlone) {
  await keepBefore(folder)
  await placeFolder(folder)
}
