import type { CellEditorProps, Editing, PasteProps } from '../../ui/data-table/editing.ts'
import type { VersionedRow } from './cells/cell-kind.ts'
import type { Changes } from './changes.ts'

const loadCell = async <Row extends VersionedRow>(useChanges: () => Changes<Row>) => {
  const [{ CellEditor }, { useCellKind }] = await Promise.all([
    import('./cells/cell-editor.tsx'),
    import('./changes.ts'),
  ])
  return (props: CellEditorProps<Row>) => <CellEditor {...props} kind={useCellKind(useChanges())} />
}

const loadPaste = async <Row extends VersionedRow>(useChanges: () => Changes<Row>) => {
  const [{ PasteBlock }, { RefusedCell }, { useCellKind }] = await Promise.all([
    import('./cells/paste-block.tsx'),
    import('./cells/refused-cell.tsx'),
    import('./changes.ts'),
  ])
  return {
    Paste: (props: PasteProps<Row>) => <PasteBlock {...props} kind={useCellKind(useChanges())} />,
    Refused: RefusedCell,
  }
}

/** Returns the editing of cells; it is loaded when somebody begins. */
export const lazyEditingOf = <Row extends VersionedRow>(
  useChanges: () => Changes<Row>,
  pastes = false,
): Editing<Row> => {
  let cell: ReturnType<typeof loadCell<Row>> | undefined
  let paste: ReturnType<typeof loadPaste<Row>> | undefined
  return {
    load: () => {
      cell ??= loadCell(useChanges)
      return cell
    },
    ...(pastes && {
      loadPaste: () => {
        paste ??= loadPaste(useChanges)
        return paste
      },
    }),
  }
}
