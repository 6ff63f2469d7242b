import type { Part } from '../../lib/part.ts'
import type { CellEditorProps, Editing, PasteProps } from '../../ui/data-table/editing.ts'
import type { VersionedRow } from './cells/cell-kind.ts'
import type { Changes } from './changes.ts'

const loadCell = async <Row extends VersionedRow>(changes: Part<() => Changes<Row>>) => {
  const [{ CellEditor }, { useCellKind }, useOwn] = await Promise.all([
    import('./cells/cell-editor.tsx'),
    import('./changes.ts'),
    changes.load(),
  ])
  return (props: CellEditorProps<Row>) => <CellEditor {...props} kind={useCellKind(useOwn())} />
}

const loadPaste = async <Row extends VersionedRow>(changes: Part<() => Changes<Row>>) => {
  const [{ PasteBlock }, { RefusedCell }, { useCellKind }, useOwn] = await Promise.all([
    import('./cells/paste-block.tsx'),
    import('./cells/refused-cell.tsx'),
    import('./changes.ts'),
    changes.load(),
  ])
  return {
    Paste: (props: PasteProps<Row>) => <PasteBlock {...props} kind={useCellKind(useOwn())} />,
    Refused: RefusedCell,
  }
}

/** How the cells of a list are edited: what it takes is loaded when somebody begins. */
export const editingOf = <Row extends VersionedRow>(
  changes: Part<() => Changes<Row>>,
  pastes = false,
): Editing<Row> => {
  let cell: ReturnType<typeof loadCell<Row>> | undefined
  let paste: ReturnType<typeof loadPaste<Row>> | undefined
  return {
    load: () => {
      cell ??= loadCell(changes)
      return cell
    },
    ...(pastes && {
      loadPaste: () => {
        paste ??= loadPaste(changes)
        return paste
      },
    }),
  }
}
