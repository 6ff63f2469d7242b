import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { askAhead } from './build/ahead.ts'
import { leanAxios } from './build/lean-axios.ts'
import { leanContract } from './build/lean-contract.ts'
import { leanZod } from './build/lean-zod.ts'
import { paintAhead } from './build/paint-ahead.ts'
import { wordsWithCode } from './build/words-with-code.ts'

export default defineConfig(async ({ mode, isSsrBuild }) => ({
  base: '/admin/',
  plugins: [
    wordsWithCode(),
    react({ compiler: true }),
    !isSsrBuild && [leanZod(), leanAxios(), askAhead(), mode !== 'standin' && [leanContract(), paintAhead()]],
    mode === 'pseudo' && (await import('./build/pseudo-language.ts')).pseudoLanguage(),
    mode === 'standin' && (await import('@quarterdeck/standin/vite')).standin(),
  ],
  // A screen that is painted by the build must be what a browser would make of it.
  ...(isSsrBuild && { define: { self: 'globalThis' } }),
  ssr: { noExternal: [/@tanstack\//], resolve: { conditions: ['browser', 'module', 'import', 'default'] } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    modulePreload: {
      // What words of a language need is there before they are: listed for each of them, it is only in the way.
      resolveDependencies: (file, dependencies) => (/\/(en|es|de|ja)-[^/]+\.js$/.test(file) ? [] : dependencies),
    },
    rolldownOptions: {
      output: {
        // Chunks that several screens share would be named after all of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // File names stand in many other files and do not compress: so they have four bits a character instead of six.
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
}))
