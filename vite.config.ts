import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Logger, type Plugin } from 'vite'
import { chunkFileNames, groups } from './scripts/code-splitting.ts'

/**
 * Where the code of a page does not arrive, React Router loads the page anew that the visitor was about to leave, for
 * ever. Here the document is told instead, which lets the browser go on (`navigating.ts`).
 */
function missingPages(): Plugin {
  let isFound = false
  return {
    name: 'missing-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/.*\/routeModules\.js/.test(id) || !code.includes('window.location.reload()')) return
      isFound = true
      const telling = `window.dispatchEvent(new Event('missing-page'))`
      return { code: code.replace('window.location.reload()', telling), map: null }
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('React Router loads its pages in another way now: see missingPages')
    },
  }
}

/**
 * Sonner brings its style sheet as an element without a nonce, which the page's policy stops. It is adopted instead: what
 * code makes of itself the policy leaves alone.
 */
function adoptedToastStyles(): Plugin {
  let isFound = false
  const begins = 'function __insertCSS(code) {'
  return {
    name: 'adopted-toast-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/node_modules\/sonner\//.test(id) || !code.includes(begins)) return
      isFound = true
      const adopting =
        'const sheet = new CSSStyleSheet(); sheet.replaceSync(code); document.adoptedStyleSheets.push(sheet); return;'
      return { code: code.replace(begins, begins + adopting), map: null }
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error('Sonner brings its styles in another way now: see adoptedToastStyles')
    },
  }
}

/**
 * What Vite puts in the way of each late import waits for style sheets too, and is three times as long. No code here brings
 * a style sheet: what it imports is fetched beside it, and that is all.
 */
function plainPreload(): Plugin {
  let isFound = false
  const fetchBeside = (load: () => Promise<unknown>, imports: string[] = []) => {
    for (const file of imports) {
      const href = `/${file}`
      if (!document.querySelector(`link[href="${href}"]`))
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
        )
    }
    return load()
  }
  return {
    name: 'plain-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id !== '\0vite/preload-helper.js' || !code.includes('export const __vitePreload =')) return
      isFound = true
      return { code: `export const __vitePreload = ${fetchBeside}`, map: null }
    },
    generateBundle(_, bundle) {
      if (!isFound) this.error('Vite fetches late code in another way now: see plainPreload')
      const sheet = Object.keys(bundle).find((file) => file.endsWith('.css'))
      if (sheet) this.error(`${sheet} would not be waited for: see plainPreload`)
    },
  }
}

/** Whatever the build warns of ends it: each warning has a cause that can be mended. */
function refuseWarnings(): Plugin {
  let logger: Logger
  return {
    name: 'refuse-warnings',
    apply: 'build',
    configResolved(config) {
      logger = config.logger
    },
    closeBundle() {
      if (logger.hasWarned) this.error('The build warned of something: see above')
    },
  }
}

/** Of what these hold pages draw a little: with it in the build, the server need not look for it in a hundred files. */
const drawnInPart = ['lucide-react', 'radix-ui', /^@radix-ui\//, /^@dnd-kit\//]

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    missingPages(),
    adoptedToastStyles(),
    plainPreload(),
    refuseWarnings(),
  ],
  // A warning ends the build, and a slow machine is no fault of it: time is not warned of.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  ssr: { noExternal: command === 'build' ? drawnInPart : [] },
  optimizeDeps: { include: ['radix-ui', 'sonner', 'zod'] },
  environments: {
    // The scripts that stand in a page are functions of it, as text.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups }, chunkFileNames },
        },
      },
    },
  },
}))
