import { type Searchable, searchable } from '@quarterdeck/contract/kit/entities'
import type { Found } from '@quarterdeck/contract/system/search'
import { collections } from '../../kinds.ts'
import type { Db } from '../../kit/ports.ts'

/**
 * Returns the live records named like `orders/12`, by entity.
 * @param mayRead checks the reader's permission on an entity
 */
export const namedRecords = async (
  db: Db,
  names: readonly string[],
  mayRead: (entity: Searchable) => boolean,
): Promise<Found> => {
  const parsed = [...new Set(names)].map((name) => name.split('/'))
  const found = await Promise.all(
    searchable.map(async (entity) => {
      const ids = mayRead(entity) ? parsed.flatMap(([of, id]) => (of === entity && id ? [id] : [])) : []
      const each = await Promise.all(ids.map((id) => collections[entity].find(db, id, 'named')))
      return [entity, each.flat()] as const
    }),
  )
  // Each finds records of its own entity, which the type of a list of pairs does not say.
  return Object.fromEntries(found) as Found
}
