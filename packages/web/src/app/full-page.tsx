import type { ComponentProps, ReactNode } from 'react'
import { useInShell } from '../kit/ui/in-shell.ts'
import { PublicFrame } from '../kit/ui/public-frame.tsx'
import { useTitle } from '../kit/ui/use-title.ts'
import classes from './app.module.css'
import { PageMessage } from './page-message.tsx'

interface Props extends ComponentProps<typeof PageMessage> {
  readonly documentTitle: string
}

const ShellFrame = ({ children }: { children: ReactNode }) => <div className={classes.inShell}>{children}</div>

/** A whole page that says one thing and shows the way on. */
export const FullPage = ({ documentTitle, ...message }: Props) => {
  useTitle(documentTitle)
  const inShell = useInShell()
  const Frame = inShell ? ShellFrame : PublicFrame
  return (
    <Frame>
      <PageMessage {...message} />
    </Frame>
  )
}
