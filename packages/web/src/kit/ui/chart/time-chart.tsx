import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import classes from './chart.module.css'
import { type ChartColumn, type ChartData, type ChartFormat, type ChartRow, describeRow } from './chart-data.ts'
import { LineMarks } from './line-marks.tsx'
import { labelInterval, ticksOf } from './scale.ts'
import { useRoving } from './use-roving.ts'

interface Props {
  readonly label: string
  readonly data: ChartData
  readonly format: ChartFormat
  /** `bars` are grouped, `stack` are stacked. */
  readonly shape: 'line' | 'bars' | 'stack'
  readonly isWhole: boolean
  /** Maximum number of axis labels. */
  readonly labels: number
}

const most = (values: readonly (number | null)[]) => Math.max(0, ...values.map((value) => value ?? 0))
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)

/** Shows the colors of several series; a single one is named by the title. */
const Legend = ({ columns }: { columns: readonly ChartColumn[] }) =>
  columns.length > 1 && (
    <ul className={classes.legend} aria-hidden>
      {columns.map(({ name, label, tone }) => (
        <li key={name}>
          <span className={classes.swatch} data-tone={tone} />
          {label}
        </li>
      ))}
    </ul>
  )

const Bars = ({ row, data, shape, top }: Pick<Props, 'data' | 'shape'> & { row: ChartRow; top: number }) => (
  <span className={classes.bars} data-shape={shape}>
    {data.columns.map(({ name, tone }, index) => (
      <span
        key={name}
        className={classes.bar}
        data-tone={tone}
        data-partial={row.isPartial || undefined}
        style={{ height: `${(100 * (row.values[index] ?? 0)) / top}%` }}
      />
    ))}
  </span>
)

/** Tooltip with all series at the step under the pointer. */
const Tip = ({ data, row, at, format }: Pick<Props, 'data' | 'format'> & { row: ChartRow; at: number }) => (
  <div className={classes.tip} style={{ '--at': at } as never} data-side={at > 0.5 ? 'left' : 'right'} aria-hidden>
    <strong>{row.label}</strong>
    <table>
      <tbody>
        {data.columns.map(({ name, label, tone }, index) => {
          const value = row.values[index]
          return (
            <tr key={name}>
              <th scope="row">
                <span className={classes.swatch} data-tone={tone} />
                {label}
              </th>
              <td>{value === null || value === undefined ? '–' : format.full(value)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
    {row.isPartial && <small>{format.partial}</small>}
  </div>
)

/** Renders a chart over time. Each step is a link with its values, reachable by arrow keys. */
export const TimeChart = ({ label, data, format, shape, isWhole, labels }: Props) => {
  const { columns, rows } = data
  const [pointed, setPointed] = useState<number>()
  const { stop, setStop, onKeyDown } = useRoving(rows.length)
  const values = rows.map((row) => (shape === 'stack' ? sum(row.values) : most(row.values)))
  const ticks = ticksOf(most(values), isWhole)
  const top = ticks.at(-1) ?? 1
  const every = labelInterval(rows.length, labels)
  const active = pointed === undefined ? undefined : rows[pointed]
  return (
    <div className={classes.chart}>
      <Legend columns={columns} />
      <div className={classes.frame}>
        <div className={classes.axis} aria-hidden>
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${(100 * tick) / top}%` }}>
              {format.rough(tick)}
            </span>
          ))}
        </div>
        <fieldset className={classes.plot} aria-label={label} onKeyDown={onKeyDown}>
          {ticks.map((tick) => (
            <span key={tick} className={classes.grid} style={{ bottom: `${(100 * tick) / top}%` }} />
          ))}
          {shape === 'line' && <LineMarks data={data} top={top} active={pointed} />}
          <div className={classes.steps}>
            {rows.map((row, index) => (
              <Link
                key={row.name}
                {...(row.link ?? {})}
                className={classes.step}
                data-mark
                data-active={pointed === index || undefined}
                tabIndex={index === stop ? 0 : -1}
                aria-label={describeRow(data, row, format)}
                onPointerEnter={() => setPointed(index)}
                onPointerLeave={() => setPointed(undefined)}
                onFocus={() => {
                  setStop(index)
                  setPointed(index)
                }}
                onBlur={() => setPointed(undefined)}
              >
                {shape !== 'line' && <Bars row={row} data={data} shape={shape} top={top} />}
              </Link>
            ))}
          </div>
          {active && pointed !== undefined && (
            <Tip data={data} row={active} format={format} at={(pointed + 0.5) / rows.length} />
          )}
        </fieldset>
        <div className={classes.labels} aria-hidden>
          {rows.map(
            (row, index) =>
              index % every === 0 && (
                <span
                  key={row.name}
                  data-odd={(index / every) % 2 === 1 || undefined}
                  style={{ insetInlineStart: `${(100 * (index + 0.5)) / rows.length}%` }}
                >
                  {row.short}
                </span>
              ),
          )}
        </div>
      </div>
    </div>
  )
}
