import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const lookEveryMs = 1000

const entryOf = (page: string) => /\/assets\/(index-[\w-]+)\.js"/.exec(page)?.[1]

/**
 * Returns a function that names the current build of the web app by its first script, whose name has a hash of everything
 * that it loads. Servers of the same build have the same name, and a page knows its own.
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
