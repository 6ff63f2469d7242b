import type { Plugin } from 'vite'

const declaration = 'async function generateKey('

const remembering = `
const known = new Map()
const generateKey = (password, salt) => {
  const question = JSON.stringify([password, salt])
  if (!known.has(question)) known.set(question, derive(password, salt))
  return known.get(question)
}
async function derive(`

/**
 * A password is slow to check by intention, more so in a browser, and tests sign the same people in hundreds of times:
 * what has been computed once is not computed again.
 */
export const quickScrypt = (): Plugin => ({
  name: 'quick-scrypt',
  transform: {
    filter: { id: /@better-auth\/utils\/dist\/password\.mjs$/ },
    handler: (code, id) => {
      if (!code.includes(declaration)) throw new Error(`${id} has no "${declaration}"`)
      return { code: code.replace(declaration, remembering), map: null }
    },
  },
})
