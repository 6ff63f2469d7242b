import type { Entity } from '@quarterdeck/contract/kit/entities'
import { useQueries } from '@tanstack/react-query'
import { placeOf, type RecordReference } from '../../lib/side-panel.ts'
import type { NamedRecord } from '../kind.ts'
import { useKinds } from '../kinds.ts'

type Load = (ids: readonly string[]) => Promise<readonly NamedRecord[]>
interface Gathering {
  readonly ids: Set<string>
  readonly names: Promise<ReadonlyMap<string, string>>
}

/** Ids that are collected for one request. */
const gathered = new Map<Entity, Gathering>()

const gather = (entity: Entity, load: Load): Gathering => {
  const ids = new Set<string>()
  const ask = async () => {
    // All cells of a list ask within one task.
    await new Promise((resolve) => setTimeout(resolve))
    gathered.delete(entity)
    const found = await load([...ids])
    return new Map(found.map(({ value, label }) => [value, label]))
  }
  const gathering = { ids, names: ask() }
  gathered.set(entity, gathering)
  return gathering
}

const nameOf = async ({ entity, record }: RecordReference, load: Load): Promise<string | null> => {
  const { ids, names } = gathered.get(entity) ?? gather(entity, load)
  ids.add(record)
  return (await names).get(record) ?? null
}

/** Text until the name is known. */
const unknown = '…'

/** Tells what records are called; of one that is gone, its number. */
export const useNames = (places: readonly RecordReference[]): ((place: RecordReference) => string) => {
  const kinds = useKinds()
  const unique = [...new Map(places.map((place) => [placeOf(place), place])).values()]
  const found = useQueries({
    queries: unique.map((place) => ({
      queryKey: [place.entity, 'name', place.record],
      queryFn: () =>
        nameOf(place, async (ids) => {
          const source = await kinds[place.entity].list?.source()
          return source ? source.names(ids) : []
        }),
    })),
  })
  const answers = new Map(unique.map((place, index) => [placeOf(place), found[index]]))
  return (place) => {
    const answer = answers.get(placeOf(place))
    return answer?.data ?? (answer?.isPending ? unknown : `#${place.record}`)
  }
}
