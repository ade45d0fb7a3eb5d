import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** A few larger files compress better than many small ones. */
const groups = [
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run)\//,
  },
  {
    // What a first visit to any page needs.
    name: 'site',
    test: new RegExp(
      [
        '/web/(root|failure|failure-text|load-anew)\\.tsx?$',
        '/web/site/(layout|failure|meta|origin|list-data|json-ld)\\.tsx?$',
        '/web/site/islands/[\\w-]+\\.tsx?$',
        '/web/addresses/design-path\\.ts$',
        '/web/(ui/(back|arriving|follow|tell-plainly)|site/enquiry/outcome|site/category/words|site/catalogue/list-(meta|data))\\.tsx?$',
        '/web/api/(api-error|browser|context|server)\\.ts$',
        '/contract/count\\.ts$',
      ].join('|'),
    ),
  },
  {
    // What comes alive later, and is on most pages.
    name: 'parts',
    test: new RegExp(
      [
        '/web/site/(header|menu|footer|floating-buttons|navigation|design-card|justified-grid)\\.tsx?$',
        '/web/site/(sheets/breadcrumb|enquiry/(enquire-button|form|states|draft|values|use-enquiry))\\.tsx?$',
        '/web/api/(answers|request|token|enquiries|settings|categories|banners|designs|services|testimonials)\\.ts$',
        '/web/addresses/contact-links\\.ts$',
        '/web/ui/(measures|toast|toaster|late-part|is-alive|button|class-names|picture|price|title-block|field|text-input|textarea)\\.tsx?$',
        '/contract/(limits|messages|prices|file-address|social-networks)\\.ts$',
      ].join('|'),
    ),
  },
]

/**
 * Where the code of a page does not arrive, React Router loads the page anew that the visitor was about to leave, for
 * ever. Here it fails as anything else that does not arrive does, and the page that was asked for is loaded.
 */
function failingPages(): Plugin {
  let isFound = false
  return {
    name: 'failing-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/.*\/routeModules\.js/.test(id) || !code.includes('window.location.reload()')) return
      isFound = true
      return { code: code.replace('window.location.reload()', 'throw error'), map: null }
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('React Router loads its pages in another way now: see failingPages')
    },
  }
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), failingPages()],
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { include: ['radix-ui', 'sonner', 'zod'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
})
