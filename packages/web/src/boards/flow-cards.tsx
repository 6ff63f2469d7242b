import type { Board } from '@quarterdeck/contract/boards/boards'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormats } from '../kit/lib/i18n/formats.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { placeOf } from '../kit/lib/side-panel.ts'
import { Bars } from '../kit/ui/skeleton.tsx'
import shared from '../kit/ui/styles/shared.module.css'
import { useCurrentMinute, useDurationFormat } from '../support/tickets/index.ts'
import type { Figure } from './figure.ts'
import classes from './flow.module.css'
import { boardMessages } from './messages/index.ts'
import { figureCards, staysOf } from './queries.ts'

interface Props {
  readonly board: Board
  readonly figure: Figure
}

/** A card beside the board, in the place of the figures. */
const CardLink = ({ id, title, children }: { id: number; title: string; children: ReactNode }) => (
  <li>
    <Link
      to="."
      search={
        ((known: object) => ({
          ...known,
          flow: undefined,
          peek: placeOf({ entity: 'cards', record: String(id) }),
        })) as never
      }
    >
      <bdi>{title}</bdi>
    </Link>
    <span className={shared.hint}>{children}</span>
  </li>
)

/** The stays that a time is of, the longest first. */
const StaysOf = ({ board, figure: { columnId } }: Props) => {
  const { flow: m, card: words } = useMessages(boardMessages)
  const span = useDurationFormat()
  const { data } = useQuery(staysOf(board.id, columnId))
  if (!data) return <Bars widths={[320, 280]} height={32} />
  return (
    <>
      <ul className={classes.cards}>
        {data.stays.map(({ cardId, title, seconds, isHere }) => (
          <CardLink key={`${cardId} ${seconds}`} id={cardId} title={title}>
            {isHere ? words.age(span(seconds)) : m.left(span(seconds))}
          </CardLink>
        ))}
      </ul>
      {data.total > data.stays.length && <p className={shared.hint}>{m.others(data.total - data.stays.length)}</p>}
    </>
  )
}

/** The cards that are in a column, or came into it in a week; those that are there for longest first. */
const CardsOf = ({ board, figure }: Props) => {
  const { flow: m, card: words } = useMessages(boardMessages)
  const { span } = useFormats()
  const now = useCurrentMinute()
  const { data } = useQuery(figureCards(board.id, figure))
  if (!data) return <Bars widths={[320, 280]} height={32} />
  return (
    <>
      <ul className={classes.cards}>
        {data.rows.map(({ id, title, enteredAt }) => (
          <CardLink key={id} id={id} title={title}>
            {words.age(span(enteredAt, now))}
          </CardLink>
        ))}
      </ul>
      {data.total > data.rows.length && <p className={shared.hint}>{m.others(data.total - data.rows.length)}</p>}
    </>
  )
}

/** The cards of a figure. */
export const FlowCards = ({ board, figure }: Props) => {
  const { flow: m } = useMessages(boardMessages)
  const name = board.columns.find(({ id }) => id === figure.columnId)?.name ?? ''
  const title = figure.kind === 'stays' ? m.staysIn(name) : m.cards
  const List = figure.kind === 'stays' ? StaysOf : CardsOf
  return (
    <section aria-label={title} aria-live="polite">
      <h3>{title}</h3>
      <List board={board} figure={figure} />
    </section>
  )
}
