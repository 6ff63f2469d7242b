import { type ReactNode, useId } from 'react'
import shared from '../styles/shared.module.css'
import classes from './section.module.css'

interface Props {
  readonly title: string
  readonly text: string
  /** Whether the fields need all of the width. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** Fields that belong together, under a heading that says so. */
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
