import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig } from 'vite'
import { leanAxios } from './build/lean-axios.ts'
import { leanContract } from './build/lean-contract.ts'
import { leanZod } from './build/lean-zod.ts'
import { pages } from './build/pages.ts'
import { prerender } from './build/prerender.ts'
import { split } from './build/split.ts'
import { wordsWithCode } from './build/words-with-code.ts'

const root = import.meta.dirname

/** How the product is built, but for the languages and servers of its modes, and into which files. */
const base = (mode: string) =>
  ({
    base: '/admin/',
    root,
    mode,
    plugins: [wordsWithCode(), react({ compiler: true })],
    build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  }) satisfies InlineConfig

const lean = (mode: string) => [leanZod(), leanAxios(), mode !== 'standin' && leanContract()]

export default defineConfig(async ({ command, mode, isSsrBuild }) => {
  const { plugins, build, ...common } = base(mode)
  const own = [mode === 'standin' && (await import('@quarterdeck/standin/vite')).standin()]
  // What a browser would say there, where the build starts the product.
  const define = {
    self: 'globalThis',
    'document.cookie': '"quarterdeck.signed-in=1"',
    'process.env.NODE_ENV': '"production"',
  }
  const conditions = ['browser', 'module', 'import', 'default']
  if (isSsrBuild)
    return {
      ...common,
      plugins: [...plugins, ...own],
      define,
      build,
      ssr: { noExternal: true, resolve: { conditions } },
    }

  const isBuild = command === 'build'
  const starts = isBuild ? await prerender(root, mode) : []
  const survey = { ...base(mode), configFile: false, plugins: [...base(mode).plugins, ...lean(mode), ...own] } as const
  const groups = isBuild ? await split(starts, survey) : []
  return {
    ...common,
    // The stand-in has no server that would know a page of a route.
    plugins: [...plugins, ...lean(mode), ...own, mode !== 'standin' && pages(starts)],
    build: {
      ...build,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Chunks that several screens share would be named after all of them.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: { groups },
        },
      },
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
    },
  }
})
