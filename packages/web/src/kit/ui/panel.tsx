import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

interface Props {
  readonly title: string
  /** Rendered at the end of the heading's line. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** Titled section of a page. */
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
