import type { User } from '@quarterdeck/contract/users'
import { CellEditor } from '../ui/cell-edit/cell-editor.tsx'
import type { CellEditorProps } from '../ui/data-table/editing.ts'
import { useUserCellKind } from './use-cell-kind.ts'

/** Edits a user in a cell of the list. */
export const UserCell = (props: CellEditorProps<User>) => <CellEditor {...props} kind={useUserCellKind()} />
