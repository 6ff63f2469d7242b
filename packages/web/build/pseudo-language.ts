import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const runtime = fileURLToPath(new URL('pseudo.ts', import.meta.url))
const declaration = /export const en(?:: \w+)? =/

/** Builds the product with a pseudo-language in the place of English, to find text that is hard-coded or clipped. */
export const pseudoLanguage = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  transform: {
    filter: { id: /(?:messages|words)\/en\.ts$/ },
    handler: (code, id) => {
      if (!declaration.test(code)) throw new Error(`${id} has no "export const en"`)
      return {
        code: `import { pseudo } from ${JSON.stringify(runtime)}\n${code.replace(declaration, 'const english =')}\nexport const en = pseudo(english)\n`,
        map: null,
      }
    },
  },
})
