import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { type Entity, factsOf, type RecordPermission } from './entities.ts'
import { exportQuery, facets, idQuery, idsBody } from './fields.ts'
import type { ListSpec } from './list.ts'

/**
 * Names of an entity in the summaries of its endpoints (`an expense`, `expenses`), and summaries that replace the
 * default ones.
 */
export interface Words {
  readonly one: string
  readonly all: string
  readonly list?: string
  readonly read?: string
  readonly create?: string
  readonly update?: string
  readonly remove?: string
  readonly export?: string
  /** Filters for which facets count the values. */
  readonly facets: string
}

interface Described<
  Name extends Entity,
  One extends string,
  Wire extends z.ZodObject,
  Draft extends z.ZodType,
  Patch extends z.ZodType,
> {
  readonly entity: Name
  /** Name of the record in a response. */
  readonly one: One
  readonly record: Wire
  readonly draft: Draft
  readonly patch: Patch
  readonly list: ListSpec
  readonly words: Words
}

type Under<One extends string, Held extends z.ZodType> = z.ZodObject<{ [Key in One]: Held }>

/** Returns the schema of an object with one field of the given name. */
const wrapped = <One extends string, Held extends z.ZodType>(one: One, held: Held) =>
  // The type of the name is built here.
  z.object({ [one]: held }) as unknown as Under<One, Held>

const permissionOf = (entity: Entity, action: 'read' | 'write' | 'delete'): RecordPermission => {
  const { permissionsFrom = entity, deletedByWriters } = factsOf(entity)
  return `${permissionsFrom}:${deletedByWriters && action === 'delete' ? 'write' : action}` as RecordPermission
}

const single = (one: string) => one.replace(/^an? /, 'One ')

/** Returns the endpoints over all matching records. */
const collectionEndpoints = <Name extends Entity>(entity: Name, list: ListSpec, words: Words) => {
  const path = `/${entity}` as const
  const needs = permissionOf(entity, 'read')
  return {
    facets: endpoint({
      method: 'GET',
      path: `${path}/facets`,
      needs,
      summary: `Get the number of ${words.all} by ${words.facets}`,
      list,
      output: facets,
    }),
    export: endpoint({
      method: 'GET',
      path: `${path}/export.csv`,
      needs,
      summary: words.export ?? `Download matching ${words.all} as a CSV file with the columns of \`fields\``,
      list,
      query: exportQuery,
      output: z.string(),
      answers: 'text/csv',
    }),
  }
}

/** Returns the endpoints that every ordinary entity has. The API serves them by `serveVerbs`. */
export const verbs = <
  Name extends Entity,
  One extends string,
  Wire extends z.ZodObject,
  Draft extends z.ZodType,
  Patch extends z.ZodType,
>({
  entity,
  one,
  record,
  draft,
  patch,
  list,
  words,
}: Described<Name, One, Wire, Draft, Patch>) => {
  const path = `/${entity}` as const
  const [reads, writes] = [permissionOf(entity, 'read'), permissionOf(entity, 'write')]
  return {
    list: endpoint({
      method: 'GET',
      path,
      needs: reads,
      summary: words.list ?? `List ${words.all}, or a page of those that match`,
      list,
      output: z.array(record),
    }),
    read: endpoint({
      method: 'GET',
      path,
      by: 'id',
      needs: reads,
      summary: words.read ?? single(words.one),
      query: idQuery,
      output: record,
    }),
    create: endpoint({
      method: 'POST',
      path,
      needs: writes,
      sendsNoMail: true,
      summary: words.create ?? `Create ${words.one}`,
      body: draft,
      output: wrapped(one, record),
    }),
    update: endpoint({
      method: 'PUT',
      path,
      needs: writes,
      sendsNoMail: true,
      summary: words.update ?? `Change ${words.one}; absent fields stay unchanged`,
      query: idQuery,
      body: patch,
      output: wrapped(one, record),
    }),
    remove: endpoint({
      method: 'DELETE',
      path,
      needs: permissionOf(entity, 'delete'),
      sendsNoMail: true,
      summary: words.remove ?? `Move ${words.all} to the bin by ids or by id`,
      query: idQuery,
      body: idsBody.optional(),
      output: wrapped(one, z.union([record, z.array(record)])),
    }),
    ...collectionEndpoints(entity, list, words),
  }
}
