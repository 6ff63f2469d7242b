import { VisuallyHidden } from '@mantine/core'
import type { Figures } from '@quarterdeck/contract/metrics/endpoint'
import { metricOf } from '@quarterdeck/contract/metrics/metrics'
import IconArrowDownRight from '@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs'
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs'
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { type ChartFormat, Sparkline } from '../ui/chart/index.ts'
import type { Frame } from './address.ts'
import classes from './dashboard.module.css'
import type { Card } from './dashboard.ts'
import { dashboardMessages } from './messages/index.ts'
import { linkTo } from './records-link.ts'
import { useZoneFormats } from './use-frame.ts'

interface Props {
  readonly card: Card
  readonly title: string
  readonly frame: Frame
  readonly figures: Figures
  readonly format: ChartFormat
}

/** From so many times more on it is no share any more. */
const many = 3

/** As many characters as a large number has room for. */
const roomy = 13

const icon = { size: 14, stroke: 2, 'aria-hidden': true }

interface ChangeProps {
  readonly value: number
  readonly against: number
  readonly frame: Frame
  /** Whether more is good news. */
  readonly more: 'good' | 'bad' | undefined
}

/** How much more or less it is than before: an arrow, words, and a color for good and bad news. */
const Change = ({ value, against, frame, more }: ChangeProps) => {
  const m = useMessages(dashboardMessages)
  const { share, decimal } = useZoneFormats(frame.zone)
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

/** A large number, how it changed, and how it went. */
export const FigureCard = ({ card, title, frame, figures: { figures, range, day, zone }, format }: Props) => {
  const m = useMessages(dashboardMessages)
  const [name] = card.metrics
  const [figure] = figures
  const { value = null, against = null, series = null } = figure ?? {}
  const full = value === null ? '–' : format.full(value)
  const shown = value === null || full.length <= roomy ? full : format.rough(value)
  return (
    <div className={classes.figure}>
      <Link {...linkTo(name, { span: range, day, zone })} className={classes.value} title={full}>
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
