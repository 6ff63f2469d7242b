import { NativeSelect } from '@mantine/core'
import type { Board, BoardColumn } from '@quarterdeck/contract/boards/boards'
import { useState } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { FormDialog } from './form-dialog.tsx'
import { boardMessages } from './messages/index.ts'
import { useBoardSteps } from './use-board-steps.ts'
import { useSubmit } from './use-submit.ts'

interface Props {
  readonly board: Board
  readonly column: BoardColumn
  readonly onClose: () => void
}

/** Asks where the cards of a column go before it is removed. */
export const RemoveColumnDialog = ({ board, column, onClose }: Props) => {
  const { column: m, boardFields } = useMessages(boardMessages)
  const { removeColumn } = useBoardSteps()
  const others = board.columns.filter(({ id }) => id !== column.id)
  const at = board.columns.indexOf(column)
  const [to, setTo] = useState(board.columns[at === 0 ? 1 : at - 1]?.id ?? '')
  const asking = useSubmit(boardFields, onClose)
  return (
    <FormDialog
      {...asking}
      title={m.remove}
      text={m.removeText(column.name)}
      submit={m.remove}
      isReady={to !== ''}
      onSubmit={() => asking.submit(() => removeColumn(board, column, to))}
      onClose={onClose}
    >
      <NativeSelect
        label={m.removeTo}
        data-autofocus
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={to}
        onChange={({ currentTarget: { value } }) => setTo(value)}
      />
    </FormDialog>
  )
}
