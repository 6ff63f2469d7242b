import type { ReactNode } from 'react'
import classes from './state-panel.module.css'

interface Props {
  readonly picture?: ReactNode
  readonly title: string
  readonly text?: string | undefined
  readonly requestId?: string | undefined
  readonly children?: ReactNode
}

/** Placeholder for content: empty, no matches, or an error. */
export const StatePanel = ({ picture, title, text, requestId, children }: Props) => (
  <div className={classes.panel}>
    {picture && <div className={classes.picture}>{picture}</div>}
    <p className={classes.title}>{title}</p>
    {text && <p className={classes.text}>{text}</p>}
    {requestId && <p className={classes.id}>{requestId}</p>}
    {children && <div className={classes.actions}>{children}</div>}
  </div>
)
