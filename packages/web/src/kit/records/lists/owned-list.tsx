import { Link } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useListState } from '../../ui/data-table/use-list-state.ts'
import { StatePanel } from '../../ui/state-panel.tsx'
import type { OwnedProps, TableKind } from '../index.ts'
import { SidePanel } from '../panel/index.ts'
import classes from './owned-list.module.css'

/**
 * The list of the records that belong to one person, or to one record, as a part of its page.
 * @param field says whose a record is
 */
export const ownedList = <Row extends object>(
  field: 'customerId' | 'seriesId' | 'userId',
  useTable: () => TableKind<Row>,
): FunctionComponent<OwnedProps> => {
  const OwnedList = ({ owner, parameters }: OwnedProps) => {
    const table = useTable()
    const state = useListState(table.spec, parameters)
    const pageOf: typeof table.page = (request) =>
      table.page({ ...request, where: [...request.where, { field, op: 'in', values: [Number(owner)] }] })
    return (
      <>
        {table.whole && (
          <Link to={table.whole.to} search={{ [field]: owner }} className={classes.whole}>
            {table.whole.label}
          </Link>
        )}
        <DataTable
          label={table.label}
          spec={table.spec}
          state={state}
          pageOf={pageOf}
          fields={table.fields}
          facets={table.facets}
          searchLabel={table.searchLabel}
          idOf={table.idOf}
          nameOf={table.nameOf}
          actions={[]}
          empty={<StatePanel {...table.empty} />}
        />
        <SidePanel beside />
      </>
    )
  }
  return OwnedList
}
