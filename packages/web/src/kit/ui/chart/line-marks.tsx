import classes from './chart.module.css'
import type { ChartData, ChartRow } from './chart-data.ts'

interface Props {
  readonly data: ChartData
  readonly top: number
  /** Index of the step under the pointer. */
  readonly active: number | undefined
}

interface Point {
  readonly x: number
  readonly y: number
  readonly isPartial: boolean
}

const pointsOf = (rows: readonly ChartRow[], column: number, top: number): readonly Point[] =>
  rows.flatMap(({ values, isPartial = false }, index) => {
    const value = values[column]
    if (value === null || value === undefined) return []
    return [{ x: (100 * (index + 0.5)) / rows.length, y: 100 - (100 * value) / top, isPartial }]
  })

const path = (points: readonly Point[]) => points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')

const area = (points: readonly Point[]) => {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? `${path(points)}L${last.x} 100L${first.x} 100Z` : ''
}

/** Draws lines through complete steps, dotted toward an incomplete one. */
export const LineMarks = ({ data: { columns, rows }, top, active }: Props) => {
  const lines = columns.map((column, index) => ({ ...column, points: pointsOf(rows, index, top) }))
  return (
    <>
      <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {lines.toReversed().map(({ name, tone, points }) => {
          const cut = points.at(-1)?.isPartial && tone !== 'before' ? points.length - 1 : points.length
          const [whole, rest] = [points.slice(0, cut), cut < points.length ? points.slice(cut - 1) : []]
          return (
            <g key={name} data-tone={tone}>
              {tone !== 'before' && <path d={area(points)} className={classes.area} />}
              <path d={path(whole)} className={classes.line} />
              {rest.length > 1 && <path d={path(rest)} className={classes.line} data-partial />}
            </g>
          )
        })}
      </svg>
      {lines.flatMap(({ name, tone, points }) =>
        points
          .filter((_, index) => index === active || (points.length === 1 && tone !== 'before'))
          .map(({ x, y }) => (
            <span
              key={`${name} ${x}`}
              className={classes.dot}
              data-tone={tone}
              style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
            />
          )),
      )}
    </>
  )
}
