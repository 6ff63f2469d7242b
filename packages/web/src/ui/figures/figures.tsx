import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton.tsx'
import classes from './figures.module.css'

export interface Figure {
  readonly name: string
  readonly label: string
  /** Undefined while it is on its way. */
  readonly figure: string | undefined
  readonly hint?: string | undefined
  readonly icon: ReactNode
  readonly tone: 'accent' | 'green' | 'amber' | 'red'
}

/** What a screen is about in a few large figures. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <dl className={classes.figures} aria-label={label}>
    {figures.map(({ name, label: title, figure, hint, icon, tone }) => (
      <div key={name} className={classes.figure}>
        <dt>
          {title}
          <span className={`${classes.icon} ${classes[tone]}`}>{icon}</span>
        </dt>
        <dd className={classes.value}>{figure ?? <Skeleton width={88} height={24} />}</dd>
        <dd className={classes.hint}>{hint}</dd>
      </div>
    ))}
  </dl>
)
