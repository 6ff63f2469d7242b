import type { FunctionComponent } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Described } from '../described/described.ts'
import { formOf } from '../described/form-of.ts'
import type { VersionedRow } from '../lists/cells/cell-kind.ts'
import { recordList } from '../lists/index.ts'

/**
 * The list of a described entity.
 * @param status the choice by which it can be looked at as a board
 */
export const plainList = <Row extends VersionedRow>(own: Described<Row>, status?: string): FunctionComponent => {
  const { entity } = own.kind
  return recordList<Row>({
    source: own.source,
    useParts: (state) => {
      const { list } = useMessages(own.messages)
      return {
        title: list.title,
        search: list.search,
        create: { to: `/${entity}/create`, label: list.create },
        emptyTitle: list.empty,
        emptyText: list.emptyText,
        fields: own.useColumns(),
        facets: own.useFacets(state),
        nameOf: own.source.titleOf,
      }
    },
    useActions: own.useActions,
    useChanges: own.useChanges,
    pastes: true,
    // Its kind names a field that its records have.
    ...(status && { board: { field: status as keyof Row & string, asks: own.asks } }),
    form: ({ id }) => formOf(entity, id),
  })
}
