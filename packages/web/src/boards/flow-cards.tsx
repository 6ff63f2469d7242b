import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { panelLink } from '../lib/side-panel.ts'
import { useMinute } from '../support/tickets/index.ts'
import { Bars } from '../ui/skeleton.tsx'
import shared from '../ui/styles/shared.module.css'
import classes from './flow.module.css'
import { boardMessages } from './messages/index.ts'
import { cardsOf, type Figure } from './queries.ts'

interface Props {
  readonly boardId: number
  readonly figure: Figure
  readonly onOpen: () => void
}

/** The cards that a figure counts, those that are in their column for longest first. */
export const FlowCards = ({ boardId, figure, onOpen }: Props) => {
  const { flow: m, card: words } = useMessages(boardMessages)
  const { span } = useFormats()
  const now = useMinute()
  const { data } = useQuery(cardsOf(boardId, figure))
  if (!data) return <Bars widths={[320, 280]} height={32} />
  return (
    <section aria-label={m.cards} aria-live="polite">
      <h3>{m.cards}</h3>
      <ul className={classes.cards}>
        {data.rows.map((card) => (
          <li key={card.id}>
            <Link {...panelLink({ entity: 'cards', record: String(card.id) })} onClick={onOpen}>
              <bdi>{card.title}</bdi>
            </Link>
            <span className={shared.hint}>{words.age(span(card.enteredAt, now))}</span>
          </li>
        ))}
      </ul>
      {data.total > data.rows.length && <p className={shared.hint}>{m.others(data.total - data.rows.length)}</p>}
    </section>
  )
}
