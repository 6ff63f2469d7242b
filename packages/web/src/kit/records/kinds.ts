import { type Entity, isEntity } from '@quarterdeck/contract/kit/entities'
import { createContext, useContext } from 'react'
import { useLazyModule } from '../lib/lazy-module.ts'
import type { History } from './history.ts'
import type { Kind, Kinds } from './kind.ts'

/** Given by the app, so that what is the same for all records knows none of them. */
export const KindsContext = createContext<Kinds | undefined>(undefined)

/** Every kind with its name, in the order of the registry. */
export const kindEntries = (kinds: Kinds): readonly (readonly [entity: Entity, kind: Kind])[] =>
  Object.entries(kinds).flatMap(([name, kind]) => (isEntity(name) ? [[name, kind]] : []))

export const useKinds = (): Kinds => {
  const kinds = useContext(KindsContext)
  if (!kinds) throw new Error('The kinds of records are not given')
  return kinds
}

export const useKind = (entity: Entity): Kind => useKinds()[entity]

/**
 * Returns the history of an entity; suspends until it is loaded.
 * @param entity stays the same while the component is mounted
 */
export const useHistory = (entity: Entity): History => {
  // What a kind gives is a hook, which must be called each time.
  'use no memo'
  const useOwn = useLazyModule(useKind(entity).history)
  return useOwn()
}
