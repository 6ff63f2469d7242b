import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Entity } from './entities.ts'
import { type FieldType, typeOf } from './field-type.ts'
import type { Field, Fields } from './kind.ts'
import type { Filter } from './list.ts'
import { verbs, type Words } from './verbs.ts'

/** The filter of each type of field; a choice has the values of its field, and a type that is not named here has no filter. */
const filterByType = {
  text: { kind: 'text' },
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

/** Filters that any list has before and after those of its fields. */
const common = { before: { id: key, ids: key }, after: { createdAt: moment, updatedAt: moment } }

const ordered = (names: readonly string[], first: readonly string[]): readonly string[] => [
  ...first,
  ...names.filter((name) => !first.includes(name)),
]

/** Returns the filters and sort fields that follow from fields, and the filters that are no fields. */
const listOf = (
  fields: Readonly<Record<string, Field>>,
  {
    filters: own = {},
    order = [],
  }: { readonly filters?: Readonly<Record<string, Filter>>; readonly order?: readonly string[] },
) => {
  const filters = Object.fromEntries(
    ordered([...Object.keys(fields), ...Object.keys(own)], order).flatMap((name) => {
      const filter = own[name] ?? filterOf(fields, name)
      return filter ? [[name, filter] as const] : []
    }),
  )
  const sorted = Object.keys(filters).filter((name) => fields[name] && isSorted(fields[name]))
  return {
    filters: { ...common.before, ...filters, ...common.after },
    sort: ['id', ...sorted, ...Object.keys(common.after)],
  }
}

/** What the fields of an ordinary entity do not say. */
interface Own<
  One extends string,
  Wire extends z.ZodObject,
  Draft extends z.ZodObject,
  Patch extends z.ZodObject,
  Computed extends Readonly<Record<string, Filter>>,
  More extends Readonly<Record<string, Endpoint>>,
  Known,
> {
  /** The name of the record in an answer. */
  readonly one: One
  readonly record: Wire
  readonly draft: Draft
  readonly patch: Patch
  readonly words: Words
  /** Filters that are no fields. */
  readonly filters?: Computed
  /** The filters in their order on screens, where it is not that of the fields; those left out come last. */
  readonly order?: readonly (FilteredIn<Known> | (keyof NoInfer<Computed> & string))[]
  /** The order that a screen shows first. */
  readonly screenSort: SortedIn<Known> | `-${SortedIn<Known>}` | '-updatedAt' | '-createdAt'
  /** Endpoints beside those that any ordinary entity has. */
  readonly endpoints?: More
  /** The columns of a file where nobody chose any. */
  readonly exported: readonly (keyof z.output<Wire> & string)[]
}

type Carried = 'createdAt'

/**
 * Defines an ordinary entity: its list, endpoints and export follow from its fields. Whatever is an exception is said in `own`.
 * @param fields all fields of a record but `id`, `version` and its times, in their order on screens
 */
export const kindOf = <
  Name extends Entity,
  One extends string,
  Wire extends z.ZodObject,
  Draft extends z.ZodObject,
  Patch extends z.ZodObject,
  const Known extends Omit<Fields<z.output<Wire>, z.output<Patch>>, Carried>,
  const Computed extends Readonly<Record<string, Filter>> = Record<never, Filter>,
  More extends Readonly<Record<string, Endpoint>> = Record<never, Endpoint>,
>(
  entity: Name,
  fields: Known & { readonly [Unknown in Exclude<keyof Known, keyof z.output<Wire>>]: never },
  own: Own<One, Wire, Draft, Patch, Computed, More, NoInfer<Known>>,
) => {
  const { one, record, draft, patch, words, screenSort, exported } = own
  const list = { ...listOf(fields, own), defaultSort: 'id', screenSort, search: true } as const
  const kind = {
    entity,
    record,
    draft,
    patch,
    list,
    endpoints: { ...verbs({ entity, one, record, draft, patch, list, words }), ...own.endpoints },
    fields: { ...fields, createdAt: { personal: false } },
    exported,
  }
  // The types of names and answers are those of what was handed in, which a loop over names does not keep.
  return kind as unknown as Omit<typeof kind, 'list' | 'endpoints' | 'fields'> & {
    readonly list: {
      readonly filters: Readonly<
        Record<
          | keyof (typeof common)['before']
          | keyof (typeof common)['after']
          | FilteredIn<Known>
          | (keyof Computed & string),
          Filter
        >
      >
      readonly sort: readonly ('id' | keyof (typeof common)['after'] | SortedIn<Known>)[]
      readonly defaultSort: 'id'
      readonly screenSort: string
      readonly search: true
    }
    readonly endpoints: ReturnType<typeof verbs<Name, One, Wire, Draft, Patch>> & More
    readonly fields: Known & { readonly createdAt: { readonly personal: false } }
  }
}
