import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of Linux's in-memory file system. */
const memory = '/dev/shm'
const enough = 4 * 1024 ** 3

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}

/** Returns a new folder in memory, or undefined if the user has no permission. */
const folderInMemory = () => {
  try {
    return mkdtempSync(join(memory, 'quarterdeck-'))
  } catch {
    return undefined
  }
}

/** Runs work with temporary files, including databases of tests, in memory if there is room. */
export const temporaryInMemory = async (work) => {
  const folder = process.platform === 'linux' && hasRoom() ? folderInMemory() : undefined
  if (folder === undefined) return work()
  // PostgreSQL runs as another user where we are root, and must get through.
  chmodSync(folder, 0o755)
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}
