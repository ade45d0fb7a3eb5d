import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** A few larger files compress better than many small ones: what every page needs comes together. */
const groups = [
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run)\//,
  },
  {
    name: 'site',
    test: /\/web\/(root|failure.*|site\/[\w-]+|site\/enquiry\/(enquire-button|form|states)|api\/request)\.tsx?$|\/contract\/(limits|file-address|messages|prices|tags|identity|social-networks)\.ts$/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { include: ['radix-ui', 'sonner', 'zod'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
