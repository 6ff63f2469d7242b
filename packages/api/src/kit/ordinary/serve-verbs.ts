import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { Facets } from '@quarterdeck/contract/kit/fields'
import type { Kind } from '@quarterdeck/contract/kit/kind'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { notFound } from '@quarterdeck/contract/kit/problem'
import type { verbs } from '@quarterdeck/contract/kit/verbs'
import type { z } from 'zod'
import type { Answer } from '../answer.ts'
import type { WriteContext } from '../context.ts'
import { exportList } from '../files/export.ts'
import type { Serve } from '../http/serve.ts'
import { listAnswer, type Page } from '../lists/page.ts'
import type { Db } from '../ports.ts'
import type { ExportableCollection } from '../records/collection.ts'
import { deleteRecords, idsOf, type VersionedRecord } from '../records/records.ts'

type Verbs<Name extends Entity> = ReturnType<typeof verbs<Name, string, z.ZodObject, z.ZodType, z.ZodType>>

/** Kind whose endpoints were defined by `verbs`, possibly with further ones. */
export interface VerbKind<Name extends Entity = Entity> extends Kind<Name> {
  readonly endpoints: Verbs<Name>
}

type Wire = Record<string, unknown>

/** Operations on the records of a kind that its endpoints call. */
export interface RecordService<Doc extends VersionedRecord, Draft, Patch> {
  readonly collection: ExportableCollection<Doc>
  readonly list: (db: Db, query: ListQuery) => Promise<Page<Doc>>
  readonly facets: (db: Db, query: ListQuery) => Promise<Answer<Facets>>
  /** Reads a live record. */
  readonly byId: (db: Db, id: number) => Promise<Doc | undefined>
  readonly toDto: (doc: Doc) => Wire
  readonly create: (context: WriteContext, draft: Draft) => Promise<Doc>
  readonly change: (
    context: WriteContext,
    id: string | undefined,
    ifMatch: number | undefined,
    patch: Patch,
  ) => Promise<Doc>
  /** True (the default) if a response depends only on its URL and on what the journal of these records shows. */
  readonly isShared?: boolean
}

/** Serves the endpoints of an ordinary kind. */
export const serveVerbs = <Doc extends VersionedRecord, Draft, Patch>(
  serve: Serve,
  { endpoints, list: spec }: Pick<VerbKind, 'endpoints' | 'list'>,
  { collection, toDto, isShared = true, ...store }: RecordService<Doc, Draft, Patch>,
): void => {
  const { repository } = collection
  const [one = ''] = Object.keys(endpoints.update.output.shape)
  const ask = isShared ? serve.shared : serve.read

  ask(endpoints.list, async ({ db, list, url }) =>
    listAnswer(spec, url, list, await store.list(db, list), (rows) => rows.map(toDto)),
  )
  ask(endpoints.facets, ({ db, list }) => store.facets(db, list))
  serve.read(endpoints.export, async ({ db, list, query }) => exportList(db, collection, list, query))

  serve.read(endpoints.read, async ({ db, query }) => {
    const found = await store.byId(db, Number(repository.keyOf(query.id ?? '') ?? 0))
    if (!found) throw notFound(repository.title)
    return toDto(found)
  })

  serve.write(endpoints.create, async ({ body, ...context }) => ({
    // The endpoint has parsed the body with the schema of a draft here, and with that of a patch below.
    [one]: toDto(await store.create(context, body as Draft)),
  }))

  serve.write(endpoints.update, async ({ body, query, ifMatch, ...context }) => ({
    [one]: toDto(await store.change(context, query.id, ifMatch, body as Patch)),
  }))

  serve.write(endpoints.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = removed.map(toDto)
    if (!first) throw notFound(repository.title)
    return { [one]: single ? first : [first, ...rest] }
  })
}
