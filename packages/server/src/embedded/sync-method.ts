import { release } from 'node:os'

/**
 * Returns the way in which PostgreSQL flushes all its files to the disk after
 * creating them and before a recovery. One by one, that takes seconds on a busy
 * machine, longer than requests wait for a database that restarts. Linux does it
 * in one call, which reports failures since 5.8.
 */
export const syncMethod = (): 'fsync' | 'syncfs' => {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8)) ? 'syncfs' : 'fsync'
}
