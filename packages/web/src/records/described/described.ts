import type { Endpoint } from '@quarterdeck/contract/core/endpoint'
import type { Bulkable, Listed, WithForm } from '@quarterdeck/contract/core/entities'
import type { Facets, idsBody } from '@quarterdeck/contract/core/fields'
import type { Kind } from '@quarterdeck/contract/core/kind'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { type ListSource, listSource } from '../../lib/api/list-source.ts'
import { reading } from '../../lib/api/queries.ts'
import { willBeRead } from '../../lib/i18n/catalogue.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Facet, Field } from '../../ui/data-table/field.ts'
import type { ListState } from '../../ui/data-table/use-list-state.ts'
import type { Column } from '../field-types/columns.tsx'
import { type Told, useShownFields } from '../field-types/shown-fields.tsx'
import type { FileEndpoints } from '../files/use-upload.ts'
import type { History } from '../history.ts'
import type { VersionedRow } from '../lists/cells/cell-kind.ts'
import type { Changes } from '../lists/changes.ts'
import type { Doing, DoingTools } from '../lists/record-list.tsx'
import { useDescribedColumns } from './columns.tsx'
import { useDescribedFacets } from './facets.ts'
import type { EntityMessages } from './words.ts'

/** The name of an entity that has a list and a form, and of which many are changed at once. */
export type DescribedName = Bulkable & Listed & WithForm

type Answers<Row> = Endpoint<z.ZodType, z.ZodType, z.ZodType<Readonly<Record<string, Row>>>>

/** A kind of the contract with what every ordinary entity can be asked for. */
export interface DescribedKind<Row> extends Pick<Kind, 'fields' | 'list'> {
  readonly entity: DescribedName
  readonly endpoints: {
    readonly list: Endpoint<z.ZodType, z.ZodType, z.ZodType<Row[]>>
    readonly read: Endpoint<z.ZodType, z.ZodType, z.ZodType<Row>>
    readonly create: Answers<Row>
    readonly update: Answers<Row>
    readonly remove: Endpoint<z.ZodType, z.ZodOptional<typeof idsBody>>
    readonly facets: Endpoint<z.ZodType, z.ZodType, z.ZodType<Facets>>
    readonly export: Pick<Endpoint, 'path'>
  } & Partial<FileEndpoints>
}

/** What the description of the fields in the contract, and the words, do not say of an entity. All but the first three is for those that outgrow it. */
export interface Description<Row extends VersionedRow> {
  readonly kind: DescribedKind<Row>
  readonly messages: EntityMessages
  /** The field that a record is called by. */
  readonly title: keyof Row & string
  /** The colors of choices that are shown as badges. */
  readonly tones?: NonNullable<Told<Row>['tones']>
  /** Words of choices that stand in another catalogue than its own. */
  readonly useChoices?: () => Readonly<Record<string, Readonly<Record<string, string>>>>
  /** How fields are shown that are told in a way of their own: wherever there is no column for them that says otherwise. */
  readonly show?: { readonly [Name in keyof Row]?: (value: unknown) => ReactNode }
  /** What columns have beside or in place of what follows from the types of their fields; false for one that there is not to be. */
  readonly columns?: { readonly [Name in keyof Row]?: Partial<Column<Row>> | false }
  /** The same of filters, by their names in the contract’s list. */
  readonly facets?: Readonly<Record<string, Pick<Facet, 'words' | 'rare' | 'empties'> | false>>
  /** How records are changed in their list, beyond what the contract says of that. */
  readonly changes?: Pick<Changes<Row>, 'inputs' | 'first' | 'without' | 'doubtOf' | 'texts' | 'named'>
  /** What is asked for where a record comes to a value of its status, by these values. */
  readonly asks?: Readonly<Record<string, keyof Row & string>>
  /** What may be done with records of its list beside looking at them, changing and deleting them. */
  readonly useActions?: (tools: DoingTools<Row>) => Doing<Row>
}

/** One record, by its key. */
const readingOf =
  <Row extends VersionedRow>({ endpoints }: DescribedKind<Row>) =>
  (id: string) =>
    reading(endpoints.read, { id })

/** What the screens of an entity ask for. */
export interface Described<Row extends VersionedRow> extends Description<Row> {
  readonly source: ListSource<DescribedName, Row>
  readonly recordOf: ReturnType<typeof readingOf<Row>>
  /** Asks for a record before its screen is there. */
  readonly prefetch: (queries: QueryClient, id: string) => void
  readonly useHistory: () => History
  readonly useColumns: () => readonly Field<Row>[]
  readonly useFacets: (state: ListState) => readonly Facet[]
  readonly useChanges: () => Changes<Row>
  readonly useActions: (tools: DoingTools<Row>) => Doing<Row>
}

const noChoices = () => ({})

/**
 * Describes an ordinary entity to its screens: which of its contract’s kinds it is, and in which words it is spoken of. How its fields are
 * listed, filtered, shown and changed follows from their types; whatever is said beside replaces that one part.
 */
export const described = <Row extends VersionedRow>(own: Description<Row>): Described<Row> => {
  const { kind, messages, title, useChoices = noChoices } = own
  // A part of a page that is told of this entity waits for its words, too.
  willBeRead(messages)
  const parts = Object.keys(kind.fields).filter((field) => kind.fields[field]?.as === 'list')
  const useHistory = (): History => {
    const { name, fields: labels, choices } = useMessages(own.messages)
    const fields = useShownFields<Record<string, string>>(kind, {
      labels,
      choices: { ...choices, ...useChoices() },
      ...(own.tones && { tones: own.tones as NonNullable<Told<Record<string, string>>['tones']> }),
      ...(own.show && { show: own.show as NonNullable<Told<never>['show']> }),
      parts,
    })
    return { name, fields }
  }
  const recordOf = readingOf(kind)
  return {
    ...own,
    useActions: own.useActions ?? (({ change, mayWrite }) => ({ actions: mayWrite ? [change] : [] })),
    source: listSource(kind.entity, kind.endpoints, kind.list, (row: Row) => String(row[title])),
    recordOf,
    prefetch: (queries, id) => void queries.prefetchQuery(recordOf(id)),
    useHistory,
    useColumns: () => useDescribedColumns(own, useHistory()),
    useFacets: (state) => useDescribedFacets(own, useHistory(), state),
    useChanges: () => {
      const { words, reasons } = useMessages(own.messages)
      return { kind, fields: useHistory().fields, records: words.records, ...(reasons && { reasons }), ...own.changes }
    },
  }
}
