import type { Part } from '../../lib/part.ts'
import type { CellEditorProps, Editing, PasteProps } from '../../ui/data-table/editing.ts'
import type { CellKind, VersionedRow } from './cells/cell-kind.ts'

const loadCell = async <Row extends VersionedRow>(cells: Part<() => CellKind<Row>>) => {
  const [{ CellEditor }, useOwn] = await Promise.all([import('./cells/cell-editor.tsx'), cells.load()])
  return (props: CellEditorProps<Row>) => <CellEditor {...props} kind={useOwn()} />
}

const loadPaste = async <Row extends VersionedRow>(cells: Part<() => CellKind<Row>>) => {
  const [{ PasteBlock }, { RefusedCell }, useOwn] = await Promise.all([
    import('./cells/paste-block.tsx'),
    import('./cells/refused-cell.tsx'),
    cells.load(),
  ])
  return { Paste: (props: PasteProps<Row>) => <PasteBlock {...props} kind={useOwn()} />, Refused: RefusedCell }
}

/** How the cells of a list are edited: what it takes is loaded when somebody begins. */
export const editingOf = <Row extends VersionedRow>(cells: Part<() => CellKind<Row>>, pastes = false): Editing<Row> => {
  let cell: ReturnType<typeof loadCell<Row>> | undefined
  let paste: ReturnType<typeof loadPaste<Row>> | undefined
  return {
    load: () => {
      cell ??= loadCell(cells)
      return cell
    },
    ...(pastes && {
      loadPaste: () => {
        paste ??= loadPaste(cells)
        return paste
      },
    }),
  }
}
