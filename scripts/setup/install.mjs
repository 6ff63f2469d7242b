import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainError, root, seconds } from '../process.mjs'
import { ensureNode } from './node.mjs'
import { npm, npmCache, refusalOf } from './npm.mjs'
import { guardRoom } from './room.mjs'

const lockFile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')
/** Stamp file in node_modules, which is deleted with the packages. */
const stamp = join(root, 'node_modules', '.quarterdeck')

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const fingerprint = () =>
  createHash('sha256').update(read(lockFile)).update(`${process.platform}-${process.arch}`).digest('hex')

/** Returns true if `npm install` has installed the lock file's versions, so that `npm ci` isn't needed. */
const isInstalled = () => {
  if (!existsSync(installed)) return false
  const here = JSON.parse(read(installed)).packages
  return Object.entries(JSON.parse(read(lockFile)).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = here[path]
    return found ? found.version === wanted.version : wanted.optional || wanted.devOptional || wanted.peer
  })
}

/** Installs the lock file's versions, unless they are installed. */
const install = async () => {
  const now = fingerprint()
  if (read(stamp) === now) return
  if (!isInstalled()) {
    const since = Date.now()
    console.log('Installing the packages of package-lock.json (npm ci) …')
    const { code, output } = await npm(['ci', '--prefer-offline', '--no-audit', '--no-fund'])
    const refusal = code !== 0 && refusalOf(output, npmCache())
    if (refusal) throw plainError(refusal)
    if (code !== 0) throw plainError(`${output}\nnpm ci failed after ${seconds(since)}: is the registry reachable?`)
    console.log(`Packages installed (${seconds(since)}).`)
  }
  writeFileSync(stamp, now)
}

/** Installs Node and the packages in parallel, if missing. Returns the Node that runs the product. */
export const ensureNodeAndPackages = async () => {
  if (!existsSync(installed)) await guardRoom(npmCache())
  // If one fails, the other must not continue in the background during the next attempt.
  const [node, packages] = await Promise.allSettled([ensureNode(), install()])
  for (const { reason } of [node, packages]) if (reason) throw reason
  return node.value
}
