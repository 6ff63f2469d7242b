import type { Figures } from '@quarterdeck/contract/insight/metrics/endpoint'
import { metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import {
  type ChartData,
  type ChartFormat,
  ChartTable,
  HeatMap,
  Quota,
  Ranking,
  TimeChart,
  Waterfall,
} from '../../kit/ui/chart/index.ts'
import type { Frame } from './address.ts'
import classes from './dashboard.module.css'
import type { Card } from './dashboard.ts'
import { FigureCard } from './figure-card.tsx'
import { dashboardMessages } from './messages/index.ts'
import { PaceCard } from './pace-card.tsx'

interface Props {
  readonly card: Card
  readonly title: string
  readonly frame: Frame
  readonly figures: Figures
  readonly data: ChartData
  readonly format: ChartFormat
}

/** Maximum number of groups that fit in a card. */
const room = 8

/** Renders the first groups of a card; its table has all of them. */
const Leading = ({ title, data, format }: Pick<Props, 'title' | 'data' | 'format'>) => {
  const m = useMessages(dashboardMessages)
  const left = data.rows.length - room
  return (
    <>
      <Ranking label={title} data={{ ...data, rows: data.rows.slice(0, room) }} format={format} />
      {left > 0 && <p className={classes.left}>{m.left(left)}</p>}
    </>
  )
}

/** Renders the figures of a card in its shape. */
export const CardBody = ({ card, title, frame, figures, data, format }: Props) => {
  const m = useMessages(dashboardMessages)
  switch (card.shape) {
    case 'figure':
      return <FigureCard card={card} frame={frame} figures={figures} format={format} title={title} />
    case 'ranking':
    case 'funnel':
    case 'metrics':
      return <Leading title={title} data={data} format={format} />
    case 'quota':
      return <Quota label={title} data={data} format={format} words={card.by === 'opening' ? m.target : m.quota} />
    case 'pace':
      return <PaceCard title={title} zone={frame.zone} figures={figures} format={format} />
    case 'heat':
      return <HeatMap label={title} data={data} format={format} />
    case 'fall':
      return <Quota label={title} data={data} format={format} words={{ ...m.quota, ...m.fall }} />
    case 'pairs':
    case 'table':
      return <ChartTable label={title} data={data} format={format} />
    case 'waterfall':
      return <Waterfall label={title} data={data} format={format} />
    default:
      return (
        <TimeChart
          label={title}
          data={data}
          format={format}
          shape={card.shape}
          isWhole={metricOf(card.metrics[0]).unit === 'count'}
          labels={card.width === 12 ? 8 : card.width === 4 ? 4 : 6}
        />
      )
  }
}
