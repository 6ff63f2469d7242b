import { lazy } from 'react'
import type { BoardOf, BoardProps } from '../../../ui/data-table/body.ts'
import { ShapeSwitch } from '../../../ui/data-table/grid/shape-switch.tsx'
import type { VersionedRow } from '../cells/cell-kind.ts'
import type { Changes } from '../changes.ts'
import type { BoardField } from './board-tools.ts'

/** A list as a board: what it takes is loaded when somebody looks at it so. */
export const lazyBoardOf = <Row extends VersionedRow>(
  by: BoardField<Row>,
  useChanges: () => Changes<Row>,
): BoardOf<Row> => ({
  View: lazy(async () => {
    const [{ RecordBoard }, { useCellKind }] = await Promise.all([
      import('./record-board.tsx'),
      import('../changes.ts'),
    ])
    const View = (props: BoardProps<Row>) => {
      const changes = useChanges()
      return <RecordBoard {...props} by={by} kind={useCellKind(changes)} changes={changes} />
    }
    return { default: View }
  }),
  Switch: ShapeSwitch,
})
