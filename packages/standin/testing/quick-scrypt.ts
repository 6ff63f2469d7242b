import type { Plugin } from 'vite'

const cost = /\bN: \d+,\s*r: \d+,/

/** Makes password hashing cheap: it is slow by design, more so in a browser, and tests sign in hundreds of times. */
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
