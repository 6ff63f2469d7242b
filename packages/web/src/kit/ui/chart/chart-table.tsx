import { Link } from '@tanstack/react-router'
import classes from './chart.module.css'
import type { ChartData, ChartFormat } from './chart-data.ts'

interface Props {
  readonly label: string
  readonly data: ChartData
  readonly format: ChartFormat
}

/** Renders the data as a table. */
export const ChartTable = ({ label, data: { head, columns, rows }, format }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
  <section className={classes.tableFrame} tabIndex={0} aria-label={`${label} · ${head}`}>
    <table className={classes.table}>
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
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.link ? <Link {...row.link}>{row.label}</Link> : row.label}
              {row.isPartial && <small>{format.partial}</small>}
            </th>
            {columns.map(({ name }, index) => {
              const value = row.values[index]
              return <td key={name}>{value === null || value === undefined ? '–' : format.full(value)}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
