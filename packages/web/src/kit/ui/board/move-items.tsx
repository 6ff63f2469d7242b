import { Menu } from '@mantine/core'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import classes from './board.module.css'
import { boardMessages } from './messages/index.ts'

/** A column that a card can be moved to. */
interface Destination {
  readonly value: string
  readonly label: string
  readonly tone: string | undefined
}

interface Props {
  readonly columns: readonly Destination[]
  /** The column that the card is in. */
  readonly from: string
  readonly onMove: (column: string) => void
}

/** Items of a card's menu that move it to another column. */
export const MoveItems = ({ columns, from, onMove }: Props) => {
  const m = useMessages(boardMessages)
  return (
    <>
      <Menu.Label>{m.moveTo}</Menu.Label>
      {columns
        .filter(({ value }) => value !== from)
        .map(({ value, label, tone }) => (
          <Menu.Item
            key={value}
            leftSection={<span className={classes.dot} data-tone={tone} />}
            onClick={() => onMove(value)}
          >
            <bdi>{label}</bdi>
          </Menu.Item>
        ))}
    </>
  )
}
