import { release } from 'node:os'

/**
 * How PostgreSQL makes sure that all its files are on the disk, which it does
 * once they are created and before it recovers. File by file that takes seconds
 * on a busy machine, longer than requests wait for a database that restarts;
 * Linux does it in one call, and since 5.8 that call tells of failures.
 */
export const syncMethod = (): 'fsync' | 'syncfs' => {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8)) ? 'syncfs' : 'fsync'
}
