import type { ReactNode } from 'react'
import classes from './records.module.css'

/** What is known of a record: labels and values. */
export const DescriptionList = ({ items }: { items: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={classes.facts}>
    {items.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
