import type { Plugin } from 'vite'

/**
 * Leaves out how axios asks by `fetch`: where there is XMLHttpRequest, as in all browsers, it asks by that, which tells the
 * progress of an upload.
 */
export const leanAxios = (): Plugin => ({
  name: 'axios-without-fetch',
  apply: 'build',
  transform: {
    filter: { id: /axios\/lib\/adapters\/fetch\.js$/ },
    handler: () => ({ code: 'export const getFetch = () => undefined', map: null }),
  },
})
