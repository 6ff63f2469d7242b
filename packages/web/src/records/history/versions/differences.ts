import type { Change } from '@quarterdeck/contract/changes'

/** A field that is not what it was. */
export interface Difference {
  readonly field: string
  readonly was: unknown
  readonly now: unknown
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * In what a version of a record differs from the present one.
 * @param entries all that happened to it since, the newest first
 */
export const differencesFrom = (entries: readonly Change[], version: number): readonly Difference[] => {
  const found = new Map<string, Difference>()
  for (const { action, before, after, version: made } of entries) {
    if (action !== 'update' || made <= version) continue
    for (const field of Object.keys(after ?? {})) {
      const { now } = found.get(field) ?? { now: after?.[field] }
      found.set(field, { field, was: before?.[field], now })
    }
  }
  return [...found.values()].filter(({ was, now }) => !same(was, now))
}
