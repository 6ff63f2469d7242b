import { Button } from '@mantine/core'
import type { Board } from '@quarterdeck/contract/boards/boards'
import type { Flow } from '@quarterdeck/contract/boards/flow'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormats } from '../kit/lib/i18n/formats.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../kit/ui/dialog.tsx'
import { commonMessages } from '../kit/ui/messages/index.ts'
import { ProblemPanel } from '../kit/ui/problem-panel.tsx'
import { Bars } from '../kit/ui/skeleton.tsx'
import shared from '../kit/ui/styles/shared.module.css'
import { useDurationFormat } from '../support/tickets/index.ts'
import { type Figure, readFigure, writeFigure } from './figure.ts'
import classes from './flow.module.css'
import { FlowCards } from './flow-cards.tsx'
import { boardMessages } from './messages/index.ts'
import { flowOf } from './queries.ts'
import { useBoardAddress } from './use-board-address.ts'

interface FigureProps {
  readonly figure: Figure
  readonly className: string | undefined
  readonly label: string
  /** True where the count is zero. */
  readonly isNone?: boolean
  readonly children: ReactNode
}

interface PartProps {
  readonly board: Board
  readonly flow: Flow
}

/** Leads to the cards of a figure, below; one of nothing is only said. */
const FigureLink = ({ figure, className, label, isNone = false, children }: FigureProps) => {
  const { address } = useBoardAddress()
  const written = writeFigure(figure)
  if (isNone)
    return (
      <span className={className} data-none title={label}>
        {children}
      </span>
    )
  return (
    <Link
      to="."
      search={((known: object) => ({ ...known, flow: written })) as never}
      replace
      resetScroll={false}
      className={className}
      aria-label={label}
      title={label}
      aria-current={address.flow === written ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}

/** Durations of stays by column; each links to its stays, and to the cards in it. */
const Stays = ({ board, flow }: PartProps) => {
  const { flow: m } = useMessages(boardMessages)
  const { number } = useFormats()
  const span = useDurationFormat()
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
          const stays = { kind: 'stays', columnId } as const
          return (
            <tr key={columnId}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {[[m.median, median] as const, [m.most, most] as const].map(([of, time]) => (
                <td key={of}>
                  <FigureLink
                    figure={stays}
                    className={classes.figure}
                    label={m.time(of, name, span(time))}
                    isNone={time === null}
                  >
                    {span(time)}
                  </FigureLink>
                </td>
              ))}
              <td>
                <FigureLink
                  figure={{ kind: 'now', columnId }}
                  className={classes.figure}
                  label={m.cardsIn(name, cards)}
                  isNone={cards === 0}
                >
                  {number(cards)}
                </FigureLink>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Cards done by week; each week links to them. */
const Throughput = ({ board, flow }: PartProps) => {
  const { flow: m } = useMessages(boardMessages)
  const { number, day } = useFormats()
  const last = board.columns.at(-1)
  if (!last) return null
  const highest = Math.max(1, ...flow.weeks.map(({ cards }) => cards))
  return (
    <section aria-label={m.throughput(last.name)}>
      <h3>{m.throughput(last.name)}</h3>
      <ol className={classes.weeks}>
        {flow.weeks.map(({ from, cards }) => (
          <li key={from}>
            <FigureLink
              figure={{ kind: 'week', columnId: last.id, from }}
              className={classes.week}
              label={m.week(day(from), cards)}
              isNone={cards === 0}
            >
              <span aria-hidden>{cards > 0 && number(cards)}</span>
              <span className={classes.bar} style={{ height: (cards / highest) * 72 }} aria-hidden />
            </FigureLink>
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

/** Shows the flow of a board: durations by column and throughput by week. */
export const FlowDialog = ({ board, onClose }: { board: Board; onClose: () => void }) => {
  const { flow: m } = useMessages(boardMessages)
  const { actions } = useMessages(commonMessages)
  const { data, isError, error, refetch } = useQuery(flowOf(board.id))
  const figure = readFigure(useBoardAddress().address.flow)
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
            <Stays board={board} flow={data} />
            <Throughput board={board} flow={data} />
            {figure && <FlowCards key={writeFigure(figure)} board={board} figure={figure} />}
          </>
        )}
      </div>
    </Dialog>
  )
}
