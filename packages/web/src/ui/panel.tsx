import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

interface Props {
  readonly title: string
  /** Stands at the end of the heading's line. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A part of a record's page. */
export const Panel = ({ title, tools, children }: Props) => {
  const heading = useId()
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  )
}
