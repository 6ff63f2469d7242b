import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import classes from './chart.module.css'
import { type ChartData, type ChartFormat, describeRow } from './chart-data.ts'

/** Returns start and length of a bar as CSS variables: vertical, or horizontal if labels don't fit below bars. */
const place = (from: number, to: number, top: number): CSSProperties => {
  const [begin, end] = [Math.max(0, from), to].map((at) => (100 * at) / top) as [number, number]
  return { '--from': `${begin}%`, '--long': `${end - begin}%`, '--to': `${end}%` } as CSSProperties
}

interface Props {
  readonly label: string
  readonly data: ChartData
  readonly format: ChartFormat
}

/** Renders a waterfall: the first value, its deductions, and the result. */
export const Waterfall = ({ label, data, format }: Props) => {
  const [first, last] = [0, data.rows.length - 1]
  const top = Math.max(...data.rows.map(({ values }) => values[0] ?? 0), 0) || 1
  let level = data.rows[0]?.values[0] ?? 0
  const bars = data.rows.map((row, index) => {
    const value = row.values[0] ?? 0
    if (index === first || index === last) return { row, value, from: 0, to: value, isWhole: true }
    level -= value
    return { row, value, from: level, to: level + value, isWhole: false }
  })
  return (
    <ol className={classes.waterfall} aria-label={label}>
      {bars.map(({ row, value, from, to, isWhole }) => (
        <li key={row.name}>
          <Link {...(row.link ?? {})} className={classes.fall}>
            <VisuallyHidden>{describeRow(data, row, format)}</VisuallyHidden>
            <span className={classes.fallPlot} style={place(from, to, top)} aria-hidden>
              <span className={classes.fallValue}>
                {isWhole || value === 0 ? format.rough(value) : `−${format.rough(value)}`}
              </span>
              <span
                className={classes.fallBar}
                data-tone={isWhole ? 'one' : 'off'}
                data-none={value === 0 || undefined}
              />
            </span>
            <span className={classes.fallName} aria-hidden>
              {row.label}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
