import { type ListQuery, readList } from '@quarterdeck/contract/kit/list'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Selection } from '@quarterdeck/contract/kit/selection'
import { sql } from 'kysely'
import { matching } from '../lists/listed.ts'
import type { Db } from '../ports.ts'
import { keysOf } from './bulk-statements.ts'
import type { Collection } from './collection.ts'

const everything: ListQuery = { sort: [], where: [] }

const idsOf = ({ repository }: Collection, ids: readonly string[]) => {
  const known = ids.map(repository.keyOf).filter((id) => id !== undefined)
  return keysOf(known, repository.bulk.key === 'id' ? 'bigint' : 'text')
}

/**
 * Parses the list query of a selection.
 * @throws Problem `invalid_request` for unknown parameters
 */
const queryOf = ({ kind }: Collection, selection: Selection): ListQuery => {
  if ('ids' in selection) return everything
  const { query, bad } = readList(kind.list, new URLSearchParams(selection.query))
  if (bad[0]) throw new Problem('invalid_request', { message: bad[0].message })
  return query
}

/** Selects the live records of a selection, or those in the trash, without order and columns. */
export const selected = (db: Db, collection: Collection, selection: Selection, where: 'live' | 'bin' = 'live') => {
  const listed = { ...collection.listed, binned: false } as const
  const found = matching(db, listed, queryOf(collection, selection)).where(
    where === 'live' ? sql<boolean>`"deletedAt" is null` : sql<boolean>`"deletedAt" is not null`,
  )
  const { erasable } = collection
  const present = erasable ? found.where(sql<boolean>`"erasedAt" is null`) : found
  if ('ids' in selection) return present.where(sql<boolean>`"id" = any(${idsOf(collection, selection.ids)})`)
  if (selection.except.length === 0) return present
  return present.where(sql<boolean>`"id" <> all(${idsOf(collection, selection.except)})`)
}
