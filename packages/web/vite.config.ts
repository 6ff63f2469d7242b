import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The first paint needs one font file; the browser learns of it with the page and not from the style sheet. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/admin/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
})

export default defineConfig(async ({ mode }) => ({
  base: '/admin/',
  plugins: [
    react({ compiler: true }),
    preloadFont(),
    mode === 'pseudo' && (await import('./pseudo/plugin.ts')).pseudoLanguage(),
    mode === 'standin' && (await import('@quarterdeck/standin/vite')).standin(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // Chunks that several screens share would be named after all of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
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
