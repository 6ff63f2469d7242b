import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { Board, BoardColumn } from '@quarterdeck/contract/boards/boards'
import { columnColors } from '@quarterdeck/contract/boards/words'
import { useState } from 'react'
import { newKey } from '../kit/lib/api/new-key.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { FormDialog } from './form-dialog.tsx'
import { boardMessages } from './messages/index.ts'
import { useBoardSteps } from './use-board-steps.ts'
import { useSubmit } from './use-submit.ts'

interface Props {
  readonly board: Board
  /** Absent for a new one. */
  readonly column?: BoardColumn
  readonly onClose: () => void
}

const fresh = (): BoardColumn => ({ id: newKey(), name: '', color: 'gray', limit: null, isStrict: false })

/** Edits the name, color and limit of a column. */
export const ColumnDialog = ({ board, column, onClose }: Props) => {
  const { column: m, colors, board: words, boardFields } = useMessages(boardMessages)
  const { saveColumn } = useBoardSteps()
  const [draft, setDraft] = useState(() => column ?? fresh())
  const [limit, setLimit] = useState(String(draft.limit ?? ''))
  const asking = useSubmit(boardFields, onClose)
  const change = (part: Partial<BoardColumn>) => setDraft((known) => ({ ...known, ...part }))
  const isReady = draft.name.trim() !== '' && (limit === '' || /^[1-9]\d{0,3}$/.test(limit))
  const saved = { ...draft, name: draft.name.trim(), limit: limit === '' ? null : Number(limit) }
  return (
    <FormDialog
      {...asking}
      title={column ? m.edit : m.add}
      text={m.editText}
      submit={words.save}
      isReady={isReady}
      onSubmit={() => asking.submit(() => saveColumn(board, saved))}
      onClose={onClose}
    >
      <TextInput
        label={m.name}
        required
        data-autofocus
        maxLength={60}
        value={draft.name}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <NativeSelect
        label={m.color}
        data={columnColors.map((value) => ({ value, label: colors[value] }))}
        value={draft.color}
        onChange={({ currentTarget: { value } }) => {
          const color = columnColors.find((each) => each === value)
          if (color) change({ color })
        }}
      />
      <TextInput
        label={m.limit}
        description={m.limitHint}
        inputMode="numeric"
        maxLength={4}
        value={limit}
        onChange={({ currentTarget: { value } }) => setLimit(value.trim())}
      />
      <Checkbox
        label={m.strict}
        description={m.strictHint}
        disabled={limit === ''}
        checked={draft.isStrict}
        onChange={({ currentTarget: { checked } }) => change({ isStrict: checked })}
      />
    </FormDialog>
  )
}
