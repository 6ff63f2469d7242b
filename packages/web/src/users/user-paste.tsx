import type { User } from '@quarterdeck/contract/users'
import { PasteBlock } from '../ui/cell-edit/paste-block.tsx'
import type { PasteProps } from '../ui/data-table/editing.ts'
import { useUserCellKind } from './use-cell-kind.ts'

export { RefusedCell as Refused } from '../ui/cell-edit/refused-cell.tsx'

/** Saves what was pasted into the cells of the list. */
export const Paste = (props: PasteProps<User>) => <PasteBlock {...props} kind={useUserCellKind()} />
