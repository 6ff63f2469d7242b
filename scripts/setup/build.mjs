import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { plainError, root, run, seconds } from '../process.mjs'
import { tool } from '../tools.mjs'
import { compress } from './compress.mjs'

const web = join(root, 'packages', 'web')
const packages = ['web', 'contract', 'standin', 'api'].map((name) => join(root, 'packages', name))
const settings = ['package-lock.json', 'tsconfig.base.json'].map((name) => join(root, name))

const isSource = (name) => !/^(node_modules|dist|mockServiceWorker\.js)$|\.test\.tsx?$/.test(name)

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isSource(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)]))

const fingerprint = (mode) => {
  const hash = createHash('sha256').update(mode)
  for (const file of [...settings, ...packages.flatMap(filesUnder)].sort()) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * Output folder of each kind of build. The server serves only the production build; the others are for demos and tests.
 */
export const homes = {
  production: join(web, 'dist'),
  standin: join(root, '.cache', 'standin'),
}

/**
 * Builds the web app if its sources have changed; the former build stays in place until the new one is complete.
 * @param {string} node
 * @param {keyof typeof homes} mode
 * @param {() => Promise<void>} before runs before a build
 */
export const build = async (node, mode = 'production', before = async () => undefined) => {
  const home = homes[mode]
  const stamp = join(root, '.cache', `web-${mode}.stamp`)
  const now = fingerprint(mode)
  const last = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (last === now && existsSync(join(home, 'index.html'))) return

  await before()
  const since = Date.now()
  console.log('Building the web app …')
  const next = join(root, '.cache', `web-${mode}`)
  const options = ['--mode', mode, '--outDir', next, '--emptyOutDir', '--logLevel', 'warn']
  if ((await run(node, [tool('vite'), 'build', ...options], { cwd: web })) !== 0) {
    throw plainError('The web app could not be built.')
  }
  if (mode === 'production') await compress(next)
  rmSync(home, { recursive: true, force: true })
  renameSync(next, home)
  writeFileSync(stamp, now)
  console.log(`Web app built (${seconds(since)}).`)
}
