import { type Searchable, searchable } from '@quarterdeck/contract/kit/entities'
import { type Found, search } from '@quarterdeck/contract/system/search'
import { collections } from '../../kinds.ts'
import { mayDo } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { namedRecords } from './named.ts'

export const serveSearch = (serve: Serve): void => {
  serve.read(search.all, async ({ db, query, actor }) => {
    const isSearched = (entity: Searchable) => (query.in ?? entity) === entity && mayDo(actor, entity, 'read')
    const found = await Promise.all(
      searchable.map(
        async (entity) => [entity, isSearched(entity) ? await collections[entity].find(db, query.q) : []] as const,
      ),
    )
    // Each finds records of its own entity, which the type of a list of pairs does not say.
    return Object.fromEntries(found) as Found
  })
  serve.read(search.records, ({ db, query, actor }) =>
    namedRecords(db, query.records.split(','), (entity) => mayDo(actor, entity, 'read')),
  )
}
