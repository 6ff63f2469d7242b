import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { DayInput } from '../../kit/ui/form/day-input.tsx'
import { SmallSelect } from '../../kit/ui/small-select.tsx'
import { type ComparisonName, comparisons, type Frame, type FrameAddress, type RangeName, ranges } from './address.ts'
import classes from './dashboard.module.css'
import { dashboardMessages } from './messages/index.ts'
import { useFormatsInZone, useOwnZone } from './use-frame.ts'

interface Props {
  readonly frame: Frame
  readonly change: (next: FrameAddress) => void
}

/** Renders the date inputs of a custom range. */
const Days = ({ frame: { from, to }, change }: Props) => {
  const m = useMessages(dashboardMessages)
  const narrow = (days: { readonly from: string; readonly to: string }) => {
    if (days.from && days.to && days.from <= days.to) change({ range: 'custom', ...days })
  }
  return (
    <span className={classes.days}>
      <DayInput size="xs" label={m.frame.from} value={from} max={to} onDay={(day) => narrow({ from: day, to })} />
      <DayInput size="xs" label={m.frame.to} value={to} min={from} onDay={(day) => narrow({ from, to: day })} />
    </span>
  )
}

/** Renders the controls of a dashboard's range, comparison and time zone. */
export const FrameControls = ({ frame, change }: Props) => {
  const { frame: m, against: words } = useMessages(dashboardMessages)
  const own = useOwnZone()
  const { days } = useFormatsInZone(frame.zone)
  const zones = [...new Set([own, 'UTC', frame.zone])]
  const choose = (range: RangeName) =>
    change(range === 'custom' ? { range, from: frame.from, to: frame.to } : { range, from: undefined, to: undefined })
  return (
    <fieldset className={classes.controls} aria-label={m.label}>
      {frame.range === 'custom' ? (
        <Days frame={frame} change={change} />
      ) : (
        <span className={classes.span}>{days(frame.from, frame.to)}</span>
      )}
      <SmallSelect label={m.range} value={frame.range} onChoose={(value) => choose(value as RangeName)}>
        {ranges.map((range) => (
          <option key={range} value={range}>
            {m.ranges[range]}
          </option>
        ))}
      </SmallSelect>
      <SmallSelect
        label={m.comparison}
        value={frame.against}
        onChoose={(value) => change({ against: value as ComparisonName })}
      >
        {comparisons.map((each) => (
          <option key={each} value={each}>
            {each === 'none' ? words.none : m.comparedWith(words[each])}
          </option>
        ))}
      </SmallSelect>
      {zones.length > 1 && (
        <SmallSelect
          label={m.zone}
          value={frame.zone}
          onChoose={(zone) => change({ zone: zone === own ? undefined : zone })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SmallSelect>
      )}
    </fieldset>
  )
}
