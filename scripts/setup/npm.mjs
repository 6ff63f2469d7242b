import { existsSync } from 'node:fs'
import { capture } from '../process.mjs'

/**
 * An npm started by npm inherits its settings as npm_* variables, and would take the outer command's for its own:
 * only how to reach the registry is meant for both.
 */
const isForBoth = (name) => /^npm_config_(registry|cache|userconfig|cafile|noproxy|(https?_)?proxy)$/i.test(name)

const environment = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_') || isForBoth(name)),
  ),
  SCARF_ANALYTICS: 'false',
})

export const npm = (args) => {
  const env = environment()
  const cli = process.env.npm_execpath
  return cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli)
    ? capture(process.execPath, [cli, ...args], { env })
    : capture('npm', args, { env, shell: process.platform === 'win32' })
}
