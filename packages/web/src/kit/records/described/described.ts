import type { QueryClient } from '@tanstack/react-query'
import { type ListSource, listSource } from '../../lib/api/list-source.ts'
import { reading } from '../../lib/api/queries.ts'
import { registerCatalogues } from '../../lib/i18n/catalogue.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Facet, Field } from '../../ui/data-table/field.ts'
import type { ListState } from '../../ui/data-table/use-list-state.ts'
import { type FieldOverrides, useShownFields } from '../field-types/shown-fields.tsx'
import type { History } from '../history.ts'
import type { VersionedRow } from '../lists/cells/cell-kind.ts'
import type { Changes } from '../lists/changes.ts'
import type { RecordActions, RecordActionTools } from '../lists/record-list.tsx'
import { useDescribedColumns } from './columns.tsx'
import type { DescribedKind, DescribedName, Description } from './description.ts'
import { useDescribedFacets } from './facets.ts'

/** Reads one record by its key. */
const readingOf =
  <Row extends VersionedRow>({ endpoints }: DescribedKind<Row>) =>
  (id: string) =>
    reading(endpoints.read, { id })

/** Description of an entity with all that its screens need. */
export interface Described<Row extends VersionedRow> extends Description<Row> {
  readonly source: ListSource<DescribedName, Row>
  readonly recordOf: ReturnType<typeof readingOf<Row>>
  /** Asks for a record before its screen is there. */
  readonly prefetch: (queries: QueryClient, id: string) => void
  readonly useHistory: () => History
  readonly useColumns: () => readonly Field<Row>[]
  readonly useFacets: (state: ListState) => readonly Facet[]
  readonly useChanges: () => Changes<Row>
  readonly useActions: (tools: RecordActionTools<Row>) => RecordActions<Row>
}

const noChoices = () => ({})

/**
 * Describes an ordinary entity to its screens: which of its contract’s kinds it is, and in which words it is spoken of. How its fields are
 * listed, filtered, shown and changed follows from their types; whatever is said beside replaces that one part.
 */
export const described = <Row extends VersionedRow>(own: Description<Row>): Described<Row> => {
  const { kind, messages, title, useChoices = noChoices } = own
  // A part of a page that is told of this entity waits for its words, too.
  registerCatalogues(messages)
  const parts = Object.keys(kind.fields).filter((field) => kind.fields[field]?.as === 'list')
  const useHistory = (): History => {
    const { name, fields: labels, choices } = useMessages(own.messages)
    const fields = useShownFields<Record<string, string>>(kind, {
      labels,
      choices: { ...choices, ...useChoices() },
      ...(own.tones && { tones: own.tones as NonNullable<FieldOverrides<Record<string, string>>['tones']> }),
      ...(own.show && { show: own.show as NonNullable<FieldOverrides<never>['show']> }),
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
