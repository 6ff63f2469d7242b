import { ActionIcon, Button } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import type { RowAction } from './field.ts'
import classes from './selection-bar.module.css'

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly actions: readonly RowAction<Row>[]
  readonly onClear: () => void
}

/** What can be done with the selected rows; it floats, so that nothing moves when it comes. */
export const SelectionBar = <Row,>({ rows, actions, onClear }: Props<Row>) => {
  const { table: m } = useMessages(commonMessages)
  return (
    <section className={classes.bar} aria-label={m.selected(rows.length)}>
      <span className={classes.count} role="status">
        {m.selected(rows.length)}
      </span>
      {actions.map(({ label, icon, perform, asks, danger }) => (
        <Button
          key={label}
          variant="subtle"
          {...(danger && { color: 'red' })}
          leftSection={icon}
          onClick={() => {
            perform(rows, onClear)
            if (!asks) onClear()
          }}
        >
          {label}
        </Button>
      ))}
      <ActionIcon aria-label={m.clearSelection} onClick={onClear}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </section>
  )
}
