import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

/** Fields that belong together, under a heading that says so. */
export const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}
