import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Entity } from './entities.ts'
import { type FieldType, typeOf } from './field-type.ts'
import type { Field, Fields } from './kind.ts'
import type { Filter, ListSpec } from './list.ts'
import { verbs, type Words } from './verbs.ts'

/** Filter of each type of field. A choice has the values of its field; types not listed have no filter. */
const filterByType = {
  text: { kind: 'text' },
  country: { kind: 'text', isCode: true },
  email: { kind: 'text', isCode: true },
  phone: { kind: 'text', isCode: true },
  number: { kind: 'number' },
  percent: { kind: 'number' },
  reference: { kind: 'number', isKey: true },
  money: { kind: 'money' },
  'yes/no': { kind: 'choice', values: ['yes', 'no'] },
  date: { kind: 'date' },
  dated: { kind: 'date', isDay: true },
  instant: { kind: 'date' },
} as const satisfies { readonly [Type in FieldType]?: Filter }

type Unfiltered = { readonly filter: false } | { readonly as: Exclude<FieldType, keyof typeof filterByType> }
type Unsorted = { readonly sort: false } | { readonly as: 'reference' | 'yes/no' } | { readonly of: Entity }

type FilteredIn<Known> = { [Name in keyof Known]: Known[Name] extends Unfiltered ? never : Name }[keyof Known] & string
type SortedIn<Known> = {
  [Name in FilteredIn<Known>]: Known[Name] extends Unsorted ? never : Name
}[FilteredIn<Known>]

const filterOf = (fields: Readonly<Record<string, Field>>, name: string): Filter | undefined => {
  const { filter, values, isCode, of } = fields[name] ?? {}
  if (filter === false) return undefined
  if (values) return { kind: 'choice', values }
  if (isCode) return { kind: 'text', isCode }
  const type = of ? 'reference' : typeOf({ fields, list: { filters: {} } }, name)
  return Object.hasOwn(filterByType, type) ? filterByType[type as keyof typeof filterByType] : undefined
}

const isSorted = ({ as, of, sort }: Field): boolean => sort !== false && !of && as !== 'reference' && as !== 'yes/no'

const key = { kind: 'number', isKey: true } as const
const moment = { kind: 'date' } as const

/** Default filters of all lists, before and after those of the fields. */
const common = {
  /** `ids` lists several records; `id` alone reads one record. */
  before: { id: key, ids: key },
  after: { createdAt: moment, updatedAt: moment },
} as const

type Before = keyof (typeof common)['before']
type After = keyof (typeof common)['after']

/** Filters by name; false removes a default one. */
type OwnFilters = Readonly<Record<string, Filter | false>>

type Taken<Own> = { [Name in keyof Own]: Own[Name] extends false ? Name : never }[keyof Own]

/** Names of the filters of a list. */
type Filtered<Known, Own> = Exclude<
  Exclude<Before | After, keyof Known> | FilteredIn<Known> | (keyof Own & string),
  Taken<Own>
>

interface Listing {
  readonly filters?: OwnFilters
  readonly order?: readonly string[]
  readonly sort?: readonly string[]
}

/** Returns the filters and sort fields that follow from fields, with the exceptions of a kind. */
const listOf = (fields: Readonly<Record<string, Field>>, { filters: own = {}, order = [], sort }: Listing) => {
  const known: Readonly<Record<string, Filter>> = { ...common.before, ...common.after }
  const last = Object.keys(common.after)
  const between = [...Object.keys(fields), ...Object.keys(own)].filter((name) => !last.includes(name))
  const placed = new Set([...Object.keys(common.before).filter((name) => !order.includes(name)), ...order, ...between])
  const names = [...placed, ...last.filter((name) => !placed.has(name))]
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const filter = own[name] ?? (fields[name] ? filterOf(fields, name) : known[name])
      return filter ? [[name, filter] as const] : []
    }),
  )
  const sorted = Object.keys(filters).filter((name) => last.includes(name) || (fields[name] && isSorted(fields[name])))
  return { filters, sort: sort ?? ['id', ...sorted] }
}

type DefaultEndpoints<
  Name extends Entity,
  One extends string,
  Wire extends z.ZodObject,
  Draft extends z.ZodObject | undefined,
  Patch extends z.ZodObject,
> = Draft extends z.ZodObject
  ? ReturnType<typeof verbs<Name, One, Wire, Draft, Patch>>
  : Omit<ReturnType<typeof verbs<Name, One, Wire, Patch, Patch>>, 'create'>

/** Name of a column of an exported file: a field, or a property of an object, such as `customerName`. */
type Exported<Field extends string> = Field | `${Field}${Capitalize<string>}`

/** Properties of a kind that do not follow from its fields. */
interface Own<
  Name extends Entity,
  One extends string,
  Wire extends z.ZodObject,
  Draft extends z.ZodObject | undefined,
  Patch extends z.ZodObject,
  Filters extends OwnFilters,
  Sorted extends string,
  Endpoints,
  Known,
> {
  /** Name of the record in a response. */
  readonly one: One
  readonly record: Wire
  /** Absent if records are not created by hand; the kind then has no `create` endpoint. */
  readonly draft?: Draft
  readonly patch: Patch
  readonly words: Words
  /** Filters that are not fields, or replace the generated ones; false removes one. */
  readonly filters?: Filters
  /** Order of the filters, if it is not that of the fields. Filters left out come last. */
  readonly order?: readonly Filtered<Known, NoInfer<Filters>>[]
  /** Sort fields, if not all sortable filters. With many records, each needs an index. */
  readonly sort?: readonly Sorted[]
  /** Initial order on screens. */
  readonly screenSort?: NoInfer<Sorted> | `-${NoInfer<Sorted>}`
  /** Returns the endpoints in their order, if they differ from the default ones. */
  readonly endpoints?: (defaults: DefaultEndpoints<Name, One, Wire, Draft, Patch>, list: ListSpec) => Endpoints
  /** Default columns of an exported file. */
  readonly exported: readonly Exported<keyof z.output<Wire> & string>[]
}

type Carried = 'createdAt'

/** Fields that need metadata. It is optional for common fields. */
type Described<All> = Omit<All, Carried> & Partial<Pick<All, Carried & keyof All>>

/**
 * Defines an entity: its list, endpoints and export follow from its fields; `own` has the exceptions.
 * @param fields all fields of a record but `id`, `version` and its times, in the order of screens
 */
export const kindOf = <
  Name extends Entity,
  One extends string,
  Wire extends z.ZodObject,
  Patch extends z.ZodObject,
  const Known extends Described<Fields<z.output<Wire>, z.output<Patch>>>,
  Draft extends z.ZodObject | undefined = undefined,
  const Filters extends OwnFilters = Record<never, Filter>,
  Sorted extends 'id' | Filtered<Known, Filters> | (keyof Known & string) =
    | 'id'
    | SortedIn<Known>
    | Exclude<After, Taken<Filters>>,
  Endpoints extends Readonly<Record<string, Endpoint>> = DefaultEndpoints<Name, One, Wire, Draft, Patch>,
>(
  entity: Name,
  fields: Known & { readonly [Unknown in Exclude<keyof Known, keyof z.output<Wire>>]: never },
  own: Own<Name, One, Wire, Draft, Patch, Filters, Sorted, Endpoints, NoInfer<Known>> &
    // Without a draft, a kind picks its endpoints itself, so that none creates a record.
    (Draft extends z.ZodObject ? unknown : { readonly endpoints: unknown }),
) => {
  const { one, record, draft, patch, words, screenSort, exported } = own
  const list = {
    ...listOf(fields, own),
    defaultSort: 'id',
    ...(screenSort && { screenSort }),
    search: true,
  } as const
  const defaults = verbs({ entity, one, record, draft: draft ?? patch, patch, list, words })
  const kind = {
    entity,
    record,
    ...(draft && { draft }),
    patch,
    list,
    endpoints: own.endpoints?.(defaults as never, list) ?? defaults,
    fields: {
      ...fields,
      // The browser's build has no schemas here (`lean-contract.ts`), so `record` cannot be examined.
      ...(own.filters?.createdAt !== false && !('createdAt' in fields) && { createdAt: { personal: false } }),
    },
    exported,
  }
  // A loop over names loses the types of names and responses.
  return kind as unknown as {
    readonly entity: Name
    readonly record: Wire
    readonly patch: Patch
    readonly exported: readonly string[]
    readonly list: {
      readonly filters: Readonly<Record<Filtered<Known, Filters>, Filter>>
      readonly sort: readonly Sorted[]
      readonly defaultSort: 'id'
      readonly screenSort: string
      readonly search: true
    }
    readonly endpoints: Endpoints
    readonly fields: Known & ('createdAt' extends keyof z.output<Wire> ? { readonly createdAt: Field } : unknown)
  } & (Draft extends z.ZodObject ? { readonly draft: Draft } : unknown)
}
