import type { Figures } from '@quarterdeck/contract/insight/metrics/endpoint'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type ChartData, type ChartFormat, Quota } from '../../kit/ui/chart/index.ts'
import classes from './dashboard.module.css'
import { dashboardMessages } from './messages/index.ts'
import { recordsLink } from './records-link.ts'
import { useFormatsInZone } from './use-frame.ts'

interface Props {
  readonly title: string
  readonly zone: string
  readonly figures: Figures
  readonly format: ChartFormat
}

/** Returns the elapsed fraction of a month, from 0 to 1. */
const passed = ({ range, asOf }: Figures): number => {
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)]
  return Math.min(1, Math.max(0, (Date.parse(asOf) - from) / (to - from)))
}

/** Shows the month's result against its target, with the target for today and a projection at the current pace. */
export const PaceCard = ({ title, zone, figures, format }: Props) => {
  const m = useMessages(dashboardMessages)
  const { longMonth, exactShare } = useFormatsInZone(zone)
  const { range, day } = figures
  const [now, target] = figures.figures
  const [value, goal] = [now?.value ?? 0, target?.value ?? 0]
  const month = longMonth(range.from)
  if (!now || !target || goal === 0)
    return (
      <div className={classes.pace}>
        <Link {...recordsLink(now?.metric ?? '', { span: range, day, zone })}>
          {m.pace.soFar(month, format.full(value))}
        </Link>
        <p className={classes.empty}>{m.pace.none(month)}</p>
      </div>
    )
  const share = passed(figures)
  const due = goal * share
  const data: ChartData = {
    head: m.splits.status,
    columns: [
      { name: 'now', label: m.metrics.netRevenue.title, tone: 'one' },
      { name: 'target', label: m.metrics.revenueTarget.title, tone: 'before' },
    ],
    rows: [
      {
        name: 'month',
        label: month,
        short: month,
        values: [value, goal],
        mark: due,
        link: recordsLink(now.metric, { span: range, day, zone }),
      },
    ],
  }
  return (
    <div className={classes.pace}>
      <Quota label={title} data={data} format={format} words={m.quota} />
      <p>
        <strong>{m.pace.reached(exactShare(value / goal), exactShare(share))}</strong>
      </p>
      <p>
        {value >= due
          ? m.pace.ahead(format.full(Math.round((value - due) * 100) / 100))
          : m.pace.behind(format.full(Math.round((due - value) * 100) / 100))}
        {/* Of the first days nothing can be said. */}
        {share >= 0.1 && share < 1 && ` ${m.pace.ends(format.rough(value / share))}`}
      </p>
      <Link {...recordsLink(target.metric, { span: range, day, zone })}>{m.pace.target(format.full(goal))}</Link>
    </div>
  )
}
