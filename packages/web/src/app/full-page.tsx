import type { ReactNode } from 'react'
import { useInShell } from '../ui/frame.ts'
import { PublicFrame } from '../ui/public-frame.tsx'
import { useTitle } from '../ui/use-title.ts'
import classes from './full-page.module.css'

interface Props {
  readonly figure: ReactNode
  readonly documentTitle: string
  readonly title: string
  readonly text: string
  readonly requestId?: string | undefined
  readonly children: ReactNode
}

const ShellFrame = ({ children }: { children: ReactNode }) => <div className={classes.inShell}>{children}</div>

/** A whole page that says one thing and shows the way on. */
export const FullPage = ({ figure, documentTitle, title, text, requestId, children }: Props) => {
  useTitle(documentTitle)
  const inShell = useInShell()
  const Frame = inShell ? ShellFrame : PublicFrame
  return (
    <Frame>
      <div className={classes.page}>
        <div className={classes.figure}>{figure}</div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={classes.text}>{text}</p>
        {requestId && <p className={classes.id}>{requestId}</p>}
        <div className={classes.actions}>{children}</div>
      </div>
    </Frame>
  )
}
