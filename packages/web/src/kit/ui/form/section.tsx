import { type ReactNode, useId } from 'react'
import shared from '../styles/shared.module.css'
import classes from './section.module.css'

interface Props {
  readonly title: string
  readonly text: string
  /** True if fields take the full width. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** Groups fields under a heading. */
export const Section = ({ title, text, wide = false, children }: Props) => {
  const id = useId()
  return (
    <section className={classes.section} data-wide={wide || undefined} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={shared.stack16}>{children}</div>
    </section>
  )
}
