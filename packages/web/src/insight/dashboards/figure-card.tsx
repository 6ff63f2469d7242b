import { VisuallyHidden } from '@mantine/core'
import type { Figures } from '@quarterdeck/contract/insight/metrics/endpoint'
import { metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import IconArrowDownRight from '@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs'
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs'
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type ChartFormat, Sparkline } from '../../kit/ui/chart/index.ts'
import type { Frame } from './address.ts'
import classes from './dashboard.module.css'
import type { Card } from './dashboard.ts'
import { dashboardMessages } from './messages/index.ts'
import { recordsLink } from './records-link.ts'
import { useFormatsInZone } from './use-frame.ts'

interface Props {
  readonly card: Card
  readonly title: string
  readonly frame: Frame
  readonly figures: Figures
  readonly format: ChartFormat
}

/** From this ratio on, a change is shown as a factor instead of a percentage. */
const many = 3

/** Characters that fit in large type. */
const roomy = 13

const icon = { size: 14, stroke: 2, 'aria-hidden': true }

interface ChangeProps {
  readonly value: number
  readonly against: number
  readonly frame: Frame
  /** Reading of an increase; undefined if it is neutral. */
  readonly more: 'good' | 'bad' | undefined
}

/** Shows the change since the comparison range: an arrow, text, and a color for good or bad. */
const Change = ({ value, against, frame, more }: ChangeProps) => {
  const m = useMessages(dashboardMessages)
  const { share, decimal } = useFormatsInZone(frame.zone)
  const by = against === 0 ? undefined : (value - against) / against
  const isSame = value === against || (by !== undefined && Math.abs(by) < 0.0005)
  if (isSame) {
    return (
      <span className={classes.change}>
        <IconEqual {...icon} />
        {m.change.same}
      </span>
    )
  }
  const isMore = value > against
  const tone = more && (isMore === (more === 'good') ? 'good' : 'bad')
  const words =
    by === undefined
      ? m.change.fromNothing
      : by >= many
        ? m.change.times(decimal(Math.round(by + 1)))
        : m.change[isMore ? 'more' : 'less'](share(Math.abs(by)))
  return (
    <span className={classes.change} data-tone={tone}>
      {isMore ? <IconArrowUpRight {...icon} /> : <IconArrowDownRight {...icon} />}
      {words}
    </span>
  )
}

/** Renders a large number with its change and a sparkline. */
export const FigureCard = ({ card, title, frame, figures: { figures, range, day, zone }, format }: Props) => {
  const m = useMessages(dashboardMessages)
  const [name] = card.metrics
  const [figure] = figures
  const { value = null, against = null, series = null } = figure ?? {}
  const full = value === null ? '–' : format.full(value)
  const shown = value === null || full.length <= roomy ? full : format.rough(value)
  return (
    <div className={classes.figure}>
      <Link {...recordsLink(name, { span: range, day, zone })} className={classes.value} title={full}>
        <VisuallyHidden>
          {title} · {full}
        </VisuallyHidden>
        <span aria-hidden>{shown}</span>
      </Link>
      {series && series.length > 1 && (
        <span className={classes.spark}>
          <Sparkline values={series} />
        </span>
      )}
      {value !== null && against !== null ? (
        <span className={classes.compared}>
          <Change value={value} against={against} frame={frame} more={metricOf(name).more} />
          <span className={classes.before} title={m.against[frame.against]}>
            {m.before(format.full(against))}
          </span>
        </span>
      ) : (
        <span className={classes.compared}>
          {series === null && <span className={classes.before}>{m.standing}</span>}
        </span>
      )}
    </div>
  )
}
