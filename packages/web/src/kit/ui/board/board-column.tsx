import { type ReactNode, useRef } from 'react'
import classes from './board.module.css'
import { ColumnFooter, type ColumnRestProps } from './column-rest.tsx'
import { type Dragged, useColumnDrop } from './use-column-drop.ts'

interface HeadProps {
  readonly tone: string | undefined
  readonly name: string
  /** Count and menu. */
  readonly children?: ReactNode
}

/** Color and name of a column, with its count and menu. */
export const BoardColumnHead = ({ tone, name, children }: HeadProps) => (
  <div className={classes.head}>
    <span className={classes.dot} data-tone={tone} />
    <h2>
      <bdi>{name}</bdi>
    </h2>
    {children}
  </div>
)

/** Marks the place in which a dragged card would be dropped. */
export const DropPlace = () => <li className={classes.place} aria-hidden />

interface Props<Item> extends ColumnRestProps {
  /** Entity of the cards; only cards of the same may be dropped here. */
  readonly board: string
  readonly label: string
  /** Label of the list of cards, where it differs from that of the column. */
  readonly listLabel?: string
  /** Id of the text that explains the keys. */
  readonly hint?: string | undefined
  readonly head?: ReactNode
  /** Cards; called with the index in which a dragged card would be dropped among the others. */
  readonly cards: (place: number | undefined) => ReactNode
  readonly foot?: ReactNode
  readonly onDrop: (dragged: Dragged<Item>, index: number) => void
}

/** A column with its cards, onto which others are dropped. */
export const BoardColumn = <Item,>(props: Props<Item>) => {
  const { board, label, listLabel = label, hint, head, cards, foot, onDrop, ...rest } = props
  const section = useRef<HTMLElement>(null)
  const place = useColumnDrop<Item>(section, board, onDrop)
  return (
    <section
      ref={section}
      className={classes.column}
      aria-label={label}
      data-over={place === undefined ? undefined : true}
    >
      {head}
      <div className={classes.scroll} data-scrolls>
        <ul
          className={classes.cards}
          data-list={board}
          aria-label={listLabel}
          aria-busy={rest.isLoading}
          aria-describedby={hint}
        >
          {cards(place)}
        </ul>
        <ColumnFooter {...rest} />
        {foot}
      </div>
    </section>
  )
}
