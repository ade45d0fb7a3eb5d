import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

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
        '/web/(root|failure|failure-text)\\.tsx?$',
        '/web/site/(layout|failure|meta|origin|design-path|list-data|json-ld)\\.tsx?$',
        '/web/site/islands/[\\w-]+\\.tsx?$',
        '/web/(ui/back|site/category/words|site/catalogue/list-(meta|data))\\.tsx?$',
        '/web/api/(api-error|browser|context|server)\\.ts$',
      ].join('|'),
    ),
  },
  {
    // What comes alive later, and is on most pages.
    name: 'parts',
    test: new RegExp(
      [
        '/web/site/(header|menu|footer|floating-buttons|navigation|contact-links|measures|design-card|justified-grid)\\.tsx?$',
        '/web/site/(sheets/breadcrumb|enquiry/(enquire-button|form|states))\\.tsx?$',
        '/web/api/(answers|request|token|enquiries|settings|categories|banners|designs|services|testimonials)\\.ts$',
        '/web/ui/(toast|toaster|button|class-names|picture|price|title-block|field|text-input|textarea)\\.tsx?$',
        '/contract/(limits|messages|prices|file-address|social-networks)\\.ts$',
      ].join('|'),
    ),
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
