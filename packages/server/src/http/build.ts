import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const lookEveryMs = 1000

const entryOf = (page: string) => /\/assets\/(index-[\w-]+)\.js"/.exec(page)?.[1]

/**
 * Which build of the web app is served now: the name of its first script, which carries a hash of all that it leads
 * to. Servers of the same build agree on it without a word, and a page knows its own.
 */
export const watchBuild = (webRoot: string): (() => string | undefined) => {
  let build: string | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - lookedAt < lookEveryMs) return build
    lookedAt = now
    try {
      build = entryOf(readFileSync(join(webRoot, 'index.html'), 'utf8'))
    } catch {
      build = undefined
    }
    return build
  }
}
