import type { Figures } from '@quarterdeck/contract/metrics/endpoint'
import { metricOf } from '@quarterdeck/contract/metrics/metrics'
import { type ChartData, type ChartFormat, Ranking, TimeChart, Waterfall } from '../ui/chart/index.ts'
import type { Frame } from './address.ts'
import type { Card } from './dashboard.ts'
import { FigureCard } from './figure-card.tsx'

interface Props {
  readonly card: Card
  readonly title: string
  readonly frame: Frame
  readonly figures: Figures
  readonly data: ChartData
  readonly format: ChartFormat
}

/** The numbers of a card in its shape. */
export const CardBody = ({ card, title, frame, figures, data, format }: Props) => {
  switch (card.shape) {
    case 'figure':
      return <FigureCard card={card} frame={frame} figures={figures} format={format} title={title} />
    case 'ranking':
      return <Ranking label={title} data={data} format={format} />
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
        />
      )
  }
}
