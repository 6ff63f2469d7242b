import type { ReactNode } from 'react'
import shared from '../kit/ui/styles/shared.module.css'
import classes from './app.module.css'

interface Props {
  readonly figure: ReactNode
  readonly title: string
  readonly text: string
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** A message in the middle of a page, with a way on. */
export const PageMessage = ({ figure, title, text, note, children }: Props) => (
  <div className={classes.message}>
    <div className={classes.figure}>{figure}</div>
    <h1 tabIndex={-1}>{title}</h1>
    <p className={classes.text}>{text}</p>
    {note && <p className={shared.hintWrap}>{note}</p>}
    {children && <div className={classes.actions}>{children}</div>}
  </div>
)
