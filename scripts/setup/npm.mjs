import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { capture } from '../process.mjs'

/**
 * An npm started by npm inherits its settings as npm_* variables, and would take the outer command's for its own:
 * only how to reach the registry is meant for both.
 */
const isForBoth = (name) => /^npm_config_(registry|cache|userconfig|cafile|noproxy|(https?_)?proxy)$/i.test(name)

/**
 * npm writes tens of thousands of files. On two processors four threads mostly wait for each other's folders: with one, and with
 * more room for what is new, `npm ci` takes 27 seconds for 32.
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
