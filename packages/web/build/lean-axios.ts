import type { Plugin } from 'vite'

/** Removes the fetch adapter of axios: all browsers have XMLHttpRequest, which reports upload progress. */
export const leanAxios = (): Plugin => ({
  name: 'axios-without-fetch',
  apply: 'build',
  transform: {
    filter: { id: /axios\/lib\/adapters\/fetch\.js$/ },
    handler: () => ({ code: 'export const getFetch = () => undefined', map: null }),
  },
})
