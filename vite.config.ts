import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const checksInput = /\/web\/(admin\/|.*validation\.ts)/
const contractModule = /\/contract\/[\w-]+\.ts$/

/**
 * Contract modules build their schemas when they load, so one function of theirs would bring zod to every visitor.
 * Modules that only show things get a copy (`?values`) whose unused schemas the bundler may drop; the back-office and
 * modules named `validation.ts` get the real one.
 */
function contractValues(): Plugin {
  return {
    name: 'contract-values',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || (!source.includes('contract/') && !importer.includes('?values'))) return null
      if (checksInput.test(importer)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && contractModule.test(resolved.id) ? `${resolved.id}?values` : null
    },
    transform: {
      order: 'post',
      filter: { id: /\/contract\/[\w-]+\.ts\?values$/ },
      handler(code) {
        const edits = this.parse(code).body.flatMap((statement) => {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declaration?.type !== 'VariableDeclaration') return []
          return declaration.declarations.flatMap(({ init }) =>
            init ? [[init.start, init.end] as const] : [],
          )
        })
        return edits.reduceRight(
          (text, [start, end]) =>
            `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
          code,
        )
      },
    },
  }
}

/** A few larger files compress better than many small ones: what every page needs comes together. */
const groups = [
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run)\//,
  },
  {
    name: 'site',
    test: /\/web\/(root|failure.*|site\/[\w-]+|site\/enquiry\/(enquire-button|form|states)|api\/request)\.tsx?$|\?values$/,
  },
]

export default defineConfig({
  plugins: [contractValues(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { include: ['radix-ui', 'sonner', 'zod'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
