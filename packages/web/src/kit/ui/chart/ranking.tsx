import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './chart.module.css'
import { type ChartData, type ChartFormat, describeRow } from './chart-data.ts'

interface Props {
  readonly label: string
  readonly data: ChartData
  readonly format: ChartFormat
}

/** Renders horizontal bars from zero; each links to its records. */
export const Ranking = ({ label, data, format }: Props) => {
  const top = Math.max(...data.rows.map(({ values }) => values[0] ?? 0), 0) || 1
  return (
    <ol className={classes.ranking} aria-label={label}>
      {data.rows.map((row) => {
        const value = row.values[0] ?? 0
        const inside = (
          <>
            <span className={classes.rankName} title={row.label} aria-hidden>
              <bdi>{row.label}</bdi>
            </span>
            <span className={classes.rankValue} aria-hidden>
              {format.full(value)}
            </span>
            <span className={classes.rankTrack}>
              <span
                className={classes.rankBar}
                data-tone={data.columns[0]?.tone}
                data-none={value === 0 || undefined}
                style={{ width: `${(100 * Math.max(0, value)) / top}%` }}
              />
            </span>
          </>
        )
        return (
          <li key={row.name}>
            <Link {...(row.link ?? {})} className={classes.rank}>
              <VisuallyHidden>
                {describeRow({ ...data, columns: data.columns.slice(0, 1) }, row, format)}
              </VisuallyHidden>
              {inside}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
