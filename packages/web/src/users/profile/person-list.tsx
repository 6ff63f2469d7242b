import { Link } from '@tanstack/react-router'
import { Peek } from '../../peek/index.ts'
import type { TableKind } from '../../records/index.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useListState } from '../../ui/data-table/use-list-state.ts'
import { StatePanel } from '../../ui/state-panel.tsx'
import classes from './person-list.module.css'
import { ownParameters, type Tab, useProfileAddress } from './profile-address.ts'

interface Props<Row> {
  readonly kind: TableKind<Row>
  readonly entity: Exclude<Tab, 'timeline'>
  /** The field that says whose a record is. */
  readonly owner: 'customerId' | 'userId'
}

/** The records of one person, in the list that all records of their kind have. */
export const PersonList = <Row extends object>({ kind, owner }: Props<Row>) => {
  const { id } = useProfileAddress()
  const state = useListState(kind.spec, ownParameters)
  const pageOf: typeof kind.page = (request) =>
    kind.page({ ...request, where: [...request.where, { field: owner, op: 'in', values: [Number(id)] }] })
  return (
    <>
      {kind.whole && (
        <Link to={kind.whole.to} search={{ [owner]: id }} className={classes.whole}>
          {kind.whole.label}
        </Link>
      )}
      <DataTable
        label={kind.label}
        spec={kind.spec}
        state={state}
        pageOf={pageOf}
        fields={kind.fields}
        facets={kind.facets}
        searchLabel={kind.searchLabel}
        idOf={kind.idOf}
        nameOf={kind.nameOf}
        actions={[]}
        empty={<StatePanel {...kind.empty} />}
      />
      <Peek beside />
    </>
  )
}
