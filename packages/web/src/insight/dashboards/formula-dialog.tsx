import { Button } from '@mantine/core'
import type { Figures } from '@quarterdeck/contract/insight/metrics/endpoint'
import { componentsOf, isPlain, isRatio } from '@quarterdeck/contract/insight/metrics/metric'
import { type MetricName, metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import type { Frame } from './address.ts'
import classes from './dashboard.module.css'
import type { Card } from './dashboard.ts'
import { dashboardMessages } from './messages/index.ts'
import { useFormatsInZone } from './use-frame.ts'

interface Props {
  readonly card: Card
  readonly title: string
  readonly frame: Frame
  readonly figures: Figures | undefined
  readonly onClose: () => void
}

/** Returns a metric with the metrics it is computed from. */
const withParts = (name: MetricName): readonly MetricName[] => {
  const parts = componentsOf(metricOf(name)) as readonly MetricName[]
  return [name, ...parts.flatMap(withParts)]
}

const hasRange = (name: MetricName): boolean => {
  const metric = metricOf(name)
  if (isPlain(metric)) return metric.at !== undefined
  return !isRatio(metric) || metric.days === undefined
}

/** Explains how the figures of a card are computed: which records, which days, and as of when. */
export const FormulaDialog = ({ card, title, frame, figures, onClose }: Props) => {
  const m = useMessages(dashboardMessages)
  const { actions } = useMessages(commonMessages)
  const { days, instant } = useFormatsInZone(frame.zone)
  const names = [...new Set(card.metrics.flatMap(withParts))]
  return (
    <Dialog
      opened
      title={m.explained(title)}
      text={
        hasRange(card.metrics[0]) ? m.rangeOf(days(frame.from, frame.to), frame.zone.replaceAll('_', ' ')) : m.standing
      }
      onClose={onClose}
      actions={<Button onClick={onClose}>{actions.close}</Button>}
    >
      <dl className={classes.formulas}>
        {names.map((name) => (
          <div key={name}>
            <dt>{m.metrics[name].title}</dt>
            <dd>{m.metrics[name].formula}</dd>
          </div>
        ))}
      </dl>
      {figures && <p className={classes.note}>{m.asOf(instant(figures.asOf))}</p>}
    </Dialog>
  )
}
