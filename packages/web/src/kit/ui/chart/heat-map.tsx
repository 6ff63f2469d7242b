import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import classes from './chart.module.css'
import type { ChartData, ChartFormat } from './chart-data.ts'

interface Props {
  readonly label: string
  readonly data: ChartData
  readonly format: ChartFormat
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Number of distinguishable color intensities. */
const strengths = 6

/** Renders a heat map with a number in each cell, darker for larger values. Arrow keys move between cells. */
export const HeatMap = ({ label, data: { head, columns, rows }, format }: Props) => {
  const top = Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)), 0) || 1
  const first = rows.findIndex(({ links }) => links?.some(Boolean))
  const [stop, setStop] = useState(`${first} ${rows[first]?.links?.findIndex(Boolean) ?? 0}`)
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = steps[event.key]
    const [row = 0, column = 0] = (event.target as HTMLElement).dataset.field?.split(' ').map(Number) ?? []
    if (!step) return
    event.preventDefault()
    const next = `[data-field="${row + step[0]} ${column + step[1]}"]`
    event.currentTarget.querySelector<HTMLElement>(next)?.focus()
  }
  return (
    <div className={classes.heatFrame}>
      <table className={classes.heat} aria-label={label} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ name, label: title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.name}>
              <th scope="row">{row.label}</th>
              {columns.map(({ name, label: title }, index) => {
                const value = row.values[index]
                const field = `${at} ${index}`
                if (value === null || value === undefined) return <td key={name} />
                return (
                  <td key={name} data-strength={Math.ceil((strengths * value) / top)}>
                    <Link
                      {...(row.links?.[index] ?? {})}
                      data-field={field}
                      tabIndex={field === stop ? 0 : -1}
                      onFocus={() => setStop(field)}
                      aria-label={`${row.label} · ${title} · ${format.full(value)}`}
                    >
                      {format.rough(value)}
                    </Link>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
