import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as catalogueModule from '../src/kit/lib/i18n/catalogue.ts'

const catalogues = fileURLToPath(new URL('../src/kit/lib/i18n/catalogue.ts', import.meta.url))
/** Name of the function that is called in the inserted code. */
const register = 'registerCatalogues' satisfies keyof typeof catalogueModule

/** Matches a component's call of its texts. */
const useMessagesCall = /\buseMessages\((\w+)\)/g

/**
 * Notes with each module which catalogues its components read, so that a screen is shown when its words are there too
 * (`kit/lib/lazy-screen.ts`): one that asks for them while it renders suspends, and what it stood in gives way for a moment.
 */
export const wordsWithCode = (): Plugin => ({
  name: 'words-with-code',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: useMessagesCall },
    handler: (code) => {
      const names = [...new Set([...code.matchAll(useMessagesCall)].map(([, name]) => name))]
      return {
        code: `${code}\nimport { ${register} } from ${JSON.stringify(catalogues)}\n${register}(${names.join(', ')})\n`,
        map: null,
        // A module without used exports is removed anyway.
        moduleSideEffects: false,
      }
    },
  },
})
