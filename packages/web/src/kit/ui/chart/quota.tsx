import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './chart.module.css'
import type { ChartData, ChartFormat } from './chart-data.ts'

/** Texts of a group compared with its quota. */
export interface QuotaWords {
  readonly of: (value: string, most: string) => string
  readonly over: (by: string) => string
  readonly none: string
}

interface Props {
  readonly label: string
  /** First column: current value; second column: quota or target. */
  readonly data: ChartData
  readonly format: ChartFormat
  readonly words: QuotaWords
}

/** Renders horizontal bars with target marks; each links to its records. */
export const Quota = ({ label, data, format, words }: Props) => {
  const top = Math.max(...data.rows.flatMap(({ values }) => values.map((value) => value ?? 0)), 0) || 1
  return (
    <ol className={classes.ranking} aria-label={label}>
      {data.rows.map((row) => {
        const [value, most] = [row.values[0] ?? 0, row.values[1] ?? 0]
        const isOver = row.mark === undefined && most > 0 && value > most
        const amounts = most > 0 ? words.of(format.full(value), format.full(most)) : format.full(value)
        const note = isOver
          ? words.over(format.full(Math.round((value - most) * 100) / 100))
          : most > 0
            ? ''
            : words.none
        return (
          <li key={row.name}>
            <Link {...(row.link ?? {})} className={classes.rank}>
              <VisuallyHidden>{[row.label, amounts, note].filter(Boolean).join(' · ')}</VisuallyHidden>
              <span className={classes.rankName} title={row.label} aria-hidden>
                <bdi>{row.label}</bdi>
              </span>
              <span className={classes.rankValue} aria-hidden>
                {amounts}
              </span>
              <span className={classes.rankTrack} data-quota aria-hidden>
                <span
                  className={classes.rankBar}
                  data-tone={isOver ? 'off' : 'one'}
                  data-none={value === 0 || undefined}
                  style={{ width: `${(100 * Math.max(0, value)) / top}%` }}
                />
                {(row.mark ?? most) > 0 && (
                  <span
                    className={classes.quotaMark}
                    style={{ insetInlineStart: `${(100 * (row.mark ?? most)) / top}%` }}
                  />
                )}
              </span>
              {note && (
                <span className={classes.quotaNote} data-over={isOver || undefined} aria-hidden>
                  {note}
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
