import type { attachmentEndpoints } from '@quarterdeck/contract/kit/attachments'
import { type Binnable, factsOf } from '@quarterdeck/contract/kit/entities'
import { typeOf } from '@quarterdeck/contract/kit/field-type'
import { fieldsWhere, isBulkEdited } from '@quarterdeck/contract/kit/kind'
import type { Insertable, RawBuilder, Selectable } from 'kysely'
import type { z } from 'zod'
import type { WriteContext } from '../context.ts'
import { claimAttachments, serveAttachments } from '../files/attachments.ts'
import type { Serve } from '../http/serve.ts'
import { type ExportColumn, exportedOf } from '../lists/exported.ts'
import { facetsOf } from '../lists/facets.ts'
import type { Listed } from '../lists/listed.ts'
import { newestOf } from '../lists/newest.ts'
import { pageOf } from '../lists/page.ts'
import { storedColumns, type Unstored } from '../lists/stored-columns.ts'
import type { Db, Ports, Tx } from '../ports.ts'
import type { ExportableCollection } from '../records/collection.ts'
import { changeRecord, type Repository, recordCreated, type VersionedRecord } from '../records/records.ts'
import { trashRows } from '../records/trash.ts'
import { loadChunked } from '../sql/chunks.ts'
import { integerKey } from '../sql/keys.ts'
import type { Schema } from '../sql/schema.ts'
import type { Column, Columns } from '../sql/select.ts'
import { dtoBy } from '../sql/wire.ts'
import { type RecordService, serveVerbs, type VerbKind } from './serve-verbs.ts'
import { storedAs, writtenOf } from './stored.ts'

interface Numbered extends VersionedRecord {
  readonly id: number
}

/** Row of the entity's table. */
type RowOf<Name extends Binnable> = Selectable<Schema[Name]> extends infer Row extends Numbered ? Row : never

/** Kind whose fields are all columns of one table with a numeric key. */
interface OrdinaryKind extends VerbKind<Binnable> {
  readonly draft: z.ZodObject
  readonly patch: z.ZodObject
}

type FileEndpoints = ReturnType<typeof attachmentEndpoints>

type Rules = 'derived' | 'accompanying' | 'atomicFields' | 'withDerived' | 'alongWith' | 'check' | 'afterChange'

/** Parts of an entity that its description doesn't contain. */
interface Own<Of extends OrdinaryKind, Row extends Numbered>
  extends Partial<Pick<Repository<Row>, Rules>>,
    Pick<
      ExportableCollection<Row, Of>,
      'title' | 'personal' | 'belongs' | 'people' | 'own' | 'uniqueErrors' | 'checks' | 'fill'
    > {
  readonly sample?: (now: Date) => readonly Insertable<Schema[Of['entity']]>[]
  readonly bulk?: Omit<Repository<Row>['bulk'], 'key' | 'fields'>
  readonly searched?: RawBuilder<unknown>
  readonly counters?: Listed['counters']
  readonly tallies?: Listed['tallies']
  /** Columns of files that aren't stored under their own name. */
  readonly exported?: Readonly<Record<string, ExportColumn>>
  /** Fields of a new record that aren't in its draft. */
  readonly made?: (context: WriteContext, draft: z.output<Of['draft']>) => Partial<Row> | Promise<Partial<Row>>
}

/** Filters and sort fields without a column of the table need an expression, or don't compile. */
type WithColumns<Of extends OrdinaryKind, Row> = [Unstored<Of['list'], Row>] extends [never]
  ? { readonly columns?: Columns }
  : { readonly columns: Columns & Readonly<Record<Unstored<Of['list'], Row>, Column>> }

/** Returns the statements of a table with a numeric key. */
const tableOf = <Row extends Numbered>(entity: Binnable) => {
  // The schema's types guarantee these columns; kysely can't follow a name that is a parameter.
  const table = entity as 'replies'
  return {
    byId: async (db: Db, id: number) =>
      (await db.selectFrom(table).selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()) as
        | Row
        | undefined,
    lock: (tx: Tx, ids: readonly Row['id'][]) =>
      loadChunked(ids, async (some) => {
        const rows = tx
          .selectFrom(table)
          .selectAll()
          .where('id', 'in', some as number[])
        return (await rows.orderBy('id').forUpdate().execute()) as unknown as Row[]
      }),
    save: async (tx: Tx, id: Row['id'], change: Partial<Row>) =>
      void (await tx
        .updateTable(table)
        .set(writtenOf(change))
        .where('id', '=', id as number)
        .execute()),
    insert: async (tx: Tx, values: object) =>
      (await tx
        .insertInto(table)
        .values(writtenOf({ ...values }) as never)
        .returningAll()
        .executeTakeFirstOrThrow()) as unknown as Row,
  }
}

/** Returns the fields whose values lists offer with counts. */
const choicesOf = (kind: OrdinaryKind): readonly string[] =>
  Object.entries(kind.list.filters).flatMap(([name, filter]) =>
    filter.kind === 'choice' || typeOf(kind, name) === 'country' ? [name] : [],
  )

const phonesOf = (kind: OrdinaryKind): readonly string[] =>
  Object.keys(kind.fields).filter((name) => typeOf(kind, name) === 'phone')

/** Returns store, list and endpoints of an ordinary entity, from its description and the remaining parts. */
export const ordinary = <Of extends OrdinaryKind, Row extends Numbered = RowOf<Of['entity']>>(
  kind: Of,
  described: Own<Of, NoInfer<Row>> & WithColumns<Of, NoInfer<Row>>,
) => {
  const { title, personal, belongs, people, own: ownedBy, uniqueErrors, bulk, columns, made, ...own } = described
  const { searched, counters, tallies, exported, checks, sample, fill, ...rules } = own
  const table = tableOf<Row>(kind.entity)
  const stored = storedAs(kind) as (sent: object) => Partial<Row>
  /** Returns sent fields in stored form, and attaches the files that they name. */
  const claimed = async (context: WriteContext, sent: object): Promise<Partial<Row>> => ({
    ...stored(sent),
    ...('files' in sent && { files: await claimAttachments(context, kind.entity, sent.files as readonly string[]) }),
  })
  const toDto = dtoBy(kind.record) as (row: Row) => z.output<Of['record']>
  const listed: Listed = {
    table: kind.entity,
    key: 'id',
    columns: { ...storedColumns(kind), ...columns },
    phones: phonesOf(kind),
    ...(searched && { searched }),
    ...(counters && { counters }),
    ...(tallies && { tallies }),
  }
  const choices = choicesOf(kind)
  const repository: Repository<Row> = {
    ...rules,
    entity: kind.entity,
    title: factsOf(kind.entity).title,
    keyOf: integerKey,
    toDto,
    bulk: { ...bulk, key: 'id', fields: fieldsWhere(kind, isBulkEdited) },
    lock: table.lock,
    save: table.save,
    trash: (tx, ids, at, now) => trashRows(tx, kind.entity, ids, at, now),
  }
  const collection: ExportableCollection<Row, Of> = {
    kind,
    repository,
    listed,
    title,
    toStored: stored,
    exported: exportedOf(kind, exported),
    personal,
    ...(belongs && { belongs }),
    ...(people && { people }),
    ...(ownedBy && { own: ownedBy }),
    ...(uniqueErrors && { uniqueErrors }),
    ...(checks && { checks }),
    ...(sample && { sample }),
    ...(fill && { fill }),
  }
  const store: RecordService<Row, z.output<Of['draft']>, object> = {
    collection,
    list: (db, query) => pageOf<Row>(db, listed, query),
    facets: (db, query) => facetsOf(db, listed, query, choices),
    byId: table.byId,
    toDto,
    create: async (context, draft) => {
      const { tx, now } = context
      const values = { ...(await claimed(context, draft as object)), ...(await made?.(context, draft)) }
      const row = await table.insert(tx, { ...values, createdAt: now, updatedAt: now })
      await recordCreated(context, repository, [row])
      return row
    },
    change: async (context, id, ifMatch, patch) => {
      const change = await claimed(context, patch)
      return changeRecord(context, repository, id, ifMatch, () => change)
    },
  }
  return {
    ...store,
    toDto,
    collection,
    newestOf: (db: Db, q: string, max: number) => newestOf<Row>(db, listed, q, max),
    serve: (serve: Serve, ports: Ports) => {
      serveVerbs(serve, kind, store)
      const { upload, download } = kind.endpoints as Partial<FileEndpoints> & typeof kind.endpoints
      if (upload && download) serveAttachments(serve, ports, kind.entity, { upload, download })
    },
  }
}
