import type { Plugin } from 'vite'

const cost = /\bN: \d+,\s*r: \d+,/

/**
 * A password is slow to check by intention, more so in a browser, and tests sign people in hundreds of times: here it
 * costs as little as can be.
 */
export const quickScrypt = (): Plugin => ({
  name: 'quick-scrypt',
  transform: {
    filter: { id: /@better-auth\/utils\/dist\/password\.mjs$/ },
    handler: (code, id) => {
      if (!cost.test(code)) throw new Error(`${id} has no cost of scrypt`)
      return { code: code.replace(cost, 'N: 2, r: 1,'), map: null }
    },
  },
})
