import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { plainError, root } from '../process.mjs'

const megabyte = 1024 ** 2
/** Megabytes of packages, Node, build, and a database with sample data, as measured. */
const forClone = 1200
/** Megabytes of all packages in npm's cache. */
const forCache = 500

/** Returns a folder, or its nearest existing parent. */
const nearest = (folder) => (existsSync(folder) ? folder : nearest(dirname(folder)))

const diskOf = async (folder) => {
  const there = nearest(folder)
  const [{ dev }, { bavail, bsize }] = await Promise.all([stat(there), statfs(there)])
  return { dev, free: Math.floor((bavail * bsize) / megabyte) }
}

const gigabytes = (megabytes) => (megabytes / 1000).toFixed(1)

const refuse = (folder, free, wanted, wayOut) =>
  plainError(
    `The disk of ${folder} has ${free} MB free, and a first start needs about ${gigabytes(wanted)} GB there: ${wayOut}.`,
  )

/**
 * Rejects a disk without enough space for a first start, where npm would hang for minutes without a clear error.
 * @param {string} cache folder of npm's cache
 */
export const guardRoom = async (cache) => {
  const [ours, other] = await Promise.all([diskOf(root), diskOf(cache)])
  const cached = existsSync(join(cache, '_cacache')) ? 0 : forCache
  const isOne = ours.dev === other.dev
  const wanted = forClone + (isOne ? cached : 0)
  if (ours.free < wanted) throw refuse(root, ours.free, wanted, 'free some space, or clone Quarterdeck to another disk')
  if (!isOne && other.free < cached)
    throw refuse(
      cache,
      other.free,
      cached,
      'free some space, or name another folder, as in `npm_config_cache=/some/folder npm start`',
    )
}
