import type { StoredBackup } from '@quarterdeck/api'

const retentionMs = 14 * 24 * 60 * 60_000
/** Minimum number kept regardless of age: after a jump of the clock all can seem old. */
const minCount = 7
/** Share of the space that backups and free space add up to. */
const share = 1 / 4

/**
 * Returns the backups to remove: those older than 14 days, and the oldest beyond a quarter of the room, but never the newest one.
 * @param free bytes beside them; undefined where nothing limits them
 */
export const outdated = (
  all: readonly StoredBackup[],
  free: number | undefined,
  now: Date,
): readonly StoredBackup[] => {
  const newestFirst = all.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const total = newestFirst.reduce((sum, { bytes }) => sum + bytes, 0)
  const room = free === undefined ? Number.POSITIVE_INFINITY : (free + total) * share
  let used = 0
  return newestFirst.filter(({ bytes, createdAt }, at) => {
    used += bytes
    if (at === 0) return false
    return used > room || (at >= minCount && now.getTime() - createdAt.getTime() > retentionMs)
  })
}
