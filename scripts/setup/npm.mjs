import { existsSync } from 'node:fs'
import { availableParallelism, homedir } from 'node:os'
import { join } from 'node:path'
import { capture } from '../process.mjs'

/**
 * Returns true for an npm setting that a nested npm should inherit, such as the registry. npm exports all its settings
 * as npm_* variables, and the nested one would apply them.
 */
const isForBoth = (name) => /^npm_config_(registry|cache|userconfig|cafile|noproxy|(https?_)?proxy)$/i.test(name)

/**
 * Number of threads for file operations. npm writes tens of thousands of files, and on two processors four threads
 * mostly block each other: one thread and a larger young generation cut `npm ci` from 32 to 27 seconds.
 */
const threads = Math.min(4, Math.max(1, availableParallelism() - 1))
const roomy = ['--min-semi-space-size=16', '--max-semi-space-size=32']

const environment = () => ({
  UV_THREADPOOL_SIZE: String(threads),
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_') || isForBoth(name)),
  ),
  SCARF_ANALYTICS: 'false',
})

export const npm = (args) => {
  const env = environment()
  const cli = process.env.npm_execpath
  return cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli)
    ? capture(process.execPath, [...roomy, cli, ...args], { env })
    : capture('npm', args, { env, shell: process.platform === 'win32' })
}

/** Returns the folder of npm's cache. */
export const npmCache = () =>
  process.env.npm_config_cache ??
  (process.platform === 'win32' ? join(process.env.LOCALAPPDATA ?? homedir(), 'npm-cache') : join(homedir(), '.npm'))

/**
 * Returns the reason and the remedy if npm failed because the system refused to write; undefined for other failures.
 * @param {string} output complete output of npm
 * @param {string} cache path of its cache
 */
export const refusalOf = (output, cache) => {
  const [code] = /\b(EROFS|EACCES|EPERM|ENOSPC|EDQUOT)\b/.exec(output) ?? []
  if (!code) return undefined
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `npm found no space left on the disk (${code}): free some, or let npm keep its cache on another disk, as in \`npm_config_cache=/some/folder npm start\`.`
  const [, path = ''] = /\bpath (\S.*)/.exec(output) ?? []
  if (path === '' || path.startsWith(cache) || path.includes('_cacache'))
    return `npm cannot write its cache in ${cache} (${code}): name a folder that it can write, as in \`npm_config_cache=/some/folder npm start\`.`
  return `npm cannot write ${path} (${code}): give yourself the right to write there, or clone Quarterdeck into a folder of your own.`
}
