import type { Figures } from '@quarterdeck/contract/insight/metrics/endpoint'
import { metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { ChartTable } from '../../kit/ui/chart/index.ts'
import { describeProblem } from '../../kit/ui/describe-problem.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { LazyPopup } from '../../kit/ui/popup/lazy-popup.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { ToolButton } from '../../kit/ui/tool-button.tsx'
import { type Frame, frameOfCard } from './address.ts'
import { CardActions } from './card-actions.tsx'
import { CardBody } from './card-body.tsx'
import { csvOf, saveFile, saveText } from './csv.ts'
import classes from './dashboard.module.css'
import type { Card } from './dashboard.ts'
import { figuresOf } from './figures-query.ts'
import { dashboardMessages } from './messages/index.ts'
import { useCardData, useNumberWords } from './use-card-data.ts'
import { useFormatsInZone } from './use-frame.ts'

const FormulaDialog = lazy(async () => ({ default: (await import('./formula-dialog.tsx')).FormulaDialog }))

interface Props {
  readonly card: Card
  readonly title: string
  readonly frame: Frame
  readonly onHide: () => void
}

/** Shows an error inside the card, with a retry button. */
const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const common = useMessages(commonMessages)
  const m = useMessages(dashboardMessages)
  return (
    <div className={classes.failed} role="alert">
      <strong>{m.failed}</strong>
      <span>{describeProblem(common, error).text}</span>
      <ToolButton variant="default" onClick={onRetry}>
        {common.actions.retry}
      </ToolButton>
    </div>
  )
}

const isEmpty = ({ figures }: Figures, { by, shape }: Card) =>
  (shape === 'fall' && figures[0]?.parts?.length === 0) ||
  figures.every(({ value, parts }) => !value && (!by || (parts ?? []).every((part) => !part.value)))

/** Returns the text of a card without data. */
const useNothing = ({ shape, by }: Card, { against }: Frame): string => {
  const m = useMessages(dashboardMessages)
  if (shape === 'fall') return against === 'none' ? m.fall.compare : m.fall.none
  return by === 'invoice' ? m.noneDiffers : m.empty
}

/** Renders the figures as a chart or as a table. */
const Content = ({
  card,
  title,
  frame,
  figures,
  asTable,
}: Omit<Props, 'onHide'> & { figures: Figures; asTable: boolean }) => {
  const nothing = useNothing(card, frame)
  const data = useCardData(card, frame)(figures)
  const format = useNumberWords(frame.zone)(metricOf(card.metrics[0]))
  if (asTable) return <ChartTable label={title} data={data} format={format} />
  if (card.shape !== 'figure' && card.shape !== 'pace' && isEmpty(figures, card))
    return <p className={classes.empty}>{nothing}</p>
  return <CardBody card={card} title={title} frame={frame} figures={figures} data={data} format={format} />
}

/** Renders a card: its figures, their date, and a menu. */
export const CardOf = (given: Props) => {
  const { card, title } = given
  const frame = frameOfCard(given.frame, card.days)
  const props = { ...given, frame }
  const m = useMessages(dashboardMessages)
  const heading = useId()
  const query = useQuery(figuresOf(card, frame))
  const data = useCardData(card, frame)
  const { moment, days, instant } = useFormatsInZone(frame.zone)
  const format = useNumberWords(frame.zone)(metricOf(card.metrics[0]))
  const [asTable, setAsTable] = useState(false)
  const [isExplained, setExplained] = useState(false)
  const { data: figures } = query
  const note = m.notes[card.name]
  const fileName = `${card.name}-${frame.from}-${frame.to}`
  const save = () => figures && saveText(csvOf(data(figures)), `${fileName}.csv`)
  const draw = async () => {
    if (!figures) return
    const { renderPng: pictureOf } = await import('./png.ts')
    const about = `${days(frame.from, frame.to)} · ${m.asOf(instant(figures.asOf))}`
    const isOverTime = ['line', 'bars', 'stack'].includes(card.shape)
    const file = await pictureOf({ title, about, data: data(figures), format, isOverTime })
    if (file) saveFile(file, `${fileName}.png`)
  }
  return (
    <section
      className={classes.card}
      data-width={card.width}
      data-shape={card.shape}
      aria-labelledby={heading}
      aria-busy={query.isPending || query.isPlaceholderData || undefined}
      data-stale={query.isPlaceholderData || undefined}
    >
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        <LazyPopup
          kind="menu"
          target={
            <button type="button" className={classes.menu} aria-label={m.menu.label(title)}>
              <IconDots size={16} aria-hidden />
            </button>
          }
          load={async () => (await import('./card-menu.tsx')).CardMenu}
          props={{
            label: m.menu.label(title),
            asTable,
            onTable: () => setAsTable(!asTable),
            onSave: save,
            onDraw: () => void draw(),
            onExplain: () => setExplained(true),
            onHide: given.onHide,
          }}
        />
      </div>
      {figures && !query.isError ? (
        <Content {...props} figures={figures} asTable={asTable} />
      ) : query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className={classes.skeleton} data-shape={card.shape}>
          <Skeleton width={card.shape === 'figure' ? '50%' : '100%'} height={card.shape === 'figure' ? 28 : 200} />
        </div>
      )}
      {note && <p className={classes.why}>{note}</p>}
      {figures && !query.isError && (
        <p className={classes.foot}>
          <time dateTime={figures.asOf}>{m.asOf(moment(figures.asOf))}</time>
          <CardActions {...(card.actions && { actions: card.actions })} />
        </p>
      )}
      {isExplained && (
        <Suspense>
          <FormulaDialog
            card={card}
            title={title}
            frame={frame}
            figures={figures}
            onClose={() => setExplained(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
