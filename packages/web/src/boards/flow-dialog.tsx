import { Button } from '@mantine/core'
import type { Board } from '@quarterdeck/contract/boards/boards'
import type { Flow } from '@quarterdeck/contract/boards/flow'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useSpan } from '../support/tickets/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { commonMessages } from '../ui/messages/index.ts'
import { ProblemPanel } from '../ui/problem-panel.tsx'
import { Bars } from '../ui/skeleton.tsx'
import shared from '../ui/styles/shared.module.css'
import classes from './flow.module.css'
import { FlowCards } from './flow-cards.tsx'
import { boardMessages } from './messages/index.ts'
import { type Figure, flowOf } from './queries.ts'

interface PartProps {
  readonly board: Board
  readonly flow: Flow
  readonly figure: Figure | undefined
  readonly onFigure: (figure: Figure) => void
}

/** How long cards stay in each column; each leads to those that are in it. */
const Stays = ({ board, flow, figure, onFigure }: PartProps) => {
  const { flow: m } = useMessages(boardMessages)
  const { number } = useFormats()
  const span = useSpan()
  return (
    <table className={classes.stays}>
      <caption>{m.stays}</caption>
      <thead>
        <tr>
          <th scope="col">{m.column}</th>
          <th scope="col">{m.median}</th>
          <th scope="col">{m.most}</th>
          <th scope="col">{m.now}</th>
        </tr>
      </thead>
      <tbody>
        {flow.columns.map(({ columnId, cards, median, most }) => {
          const name = board.columns.find(({ id }) => id === columnId)?.name ?? ''
          return (
            <tr key={columnId}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{span(median)}</td>
              <td>{span(most)}</td>
              <td>
                <button
                  type="button"
                  className={classes.figure}
                  aria-label={m.cardsIn(name, cards)}
                  aria-pressed={figure?.columnId === columnId && figure.from === undefined}
                  disabled={cards === 0}
                  onClick={() => onFigure({ columnId })}
                >
                  {number(cards)}
                </button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** How many cards were done in each week; each leads to them. */
const Throughput = ({ board, flow, figure, onFigure }: PartProps) => {
  const { flow: m } = useMessages(boardMessages)
  const { number, day } = useFormats()
  const last = board.columns.at(-1)
  if (!last) return null
  const highest = Math.max(1, ...flow.weeks.map(({ cards }) => cards))
  return (
    <section aria-label={m.throughput(last.name)}>
      <h3>{m.throughput(last.name)}</h3>
      <ol className={classes.weeks}>
        {flow.weeks.map(({ from, until, cards }) => (
          <li key={from}>
            <button
              type="button"
              className={classes.week}
              aria-label={m.week(day(from), cards)}
              title={m.week(day(from), cards)}
              aria-pressed={figure?.from === from}
              disabled={cards === 0}
              onClick={() => onFigure({ columnId: last.id, from, until })}
            >
              <span aria-hidden>{cards > 0 && number(cards)}</span>
              <span className={classes.bar} style={{ height: (cards / highest) * 72 }} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <p className={classes.ends} aria-hidden>
        <span>{day(flow.weeks[0]?.from ?? '')}</span>
        <span>{day(flow.weeks.at(-1)?.from ?? '')}</span>
      </p>
    </section>
  )
}

/** How the cards of a board get on: how long they stay where, and how many are done by week. */
export const FlowDialog = ({ board, onClose }: { board: Board; onClose: () => void }) => {
  const { flow: m } = useMessages(boardMessages)
  const { actions } = useMessages(commonMessages)
  const { data, isError, error, refetch } = useQuery(flowOf(board.id))
  const [figure, onFigure] = useState<Figure>()
  return (
    <Dialog
      opened
      size="lg"
      title={m.title}
      text={m.text}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {actions.close}
        </Button>
      }
    >
      <div className={`${classes.flow} ${shared.stack16}`}>
        {isError && !data && <ProblemPanel error={error} onRetry={() => void refetch()} />}
        {!data && !isError && <Bars widths={[420, 400, 380, 360]} height={36} />}
        {data && (
          <>
            <Stays {...{ board, flow: data, figure, onFigure }} />
            <Throughput {...{ board, flow: data, figure, onFigure }} />
            {figure && <FlowCards key={JSON.stringify(figure)} boardId={board.id} figure={figure} onOpen={onClose} />}
          </>
        )}
      </div>
    </Dialog>
  )
}
