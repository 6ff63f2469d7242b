import classes from './chart.module.css'
import type { ChartColumn } from './chart-data.ts'

/** What each color means; where there is one series, its title says it. */
export const Legend = ({ columns }: { columns: readonly ChartColumn[] }) =>
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
