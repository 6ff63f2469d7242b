import { Button, NativeSelect } from '@mantine/core'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { useBoard } from './board-context.ts'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'

interface Props {
  readonly count: number
  /** Moves the chosen cards to the top of a column. */
  readonly onMove: (columnId: string) => void
  readonly onClear: () => void
}

/** Moves the selected cards. */
export const SelectedBar = ({ count, onMove, onClear }: Props) => {
  const { selected: m } = useMessages(boardMessages)
  const { board } = useBoard()
  const columns = board.columns.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <section className={classes.selected} aria-label={m.label}>
      <output>{m.count(count)}</output>
      <NativeSelect
        aria-label={m.moveTo}
        data={[{ value: '', label: m.moveTo }, ...columns]}
        value=""
        onChange={({ currentTarget: { value } }) => value && onMove(value)}
      />
      <Button variant="subtle" onClick={onClear}>
        {m.clear}
      </Button>
    </section>
  )
}
