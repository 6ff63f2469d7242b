import { VisuallyHidden } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import classes from './board.module.css'
import { boardMessages } from './messages/index.ts'
import type { Holding } from './use-holding.ts'
import { usePreservedFocus } from './use-preserved-focus.ts'

interface Props {
  readonly holding: Pick<Holding<never, never>, 'said' | 'leaveFor'>
  /** Id for the text that explains the keys. */
  readonly hint: string
  readonly region?: Ref<HTMLDivElement> | undefined
  /** Replaces the frame's own layout. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Columns side by side; keeps the focus on cards that move, and announces moves to screen readers. */
export const Board = ({ holding, hint, region, className = classes.board, children }: Props) => {
  const m = useMessages(boardMessages)
  const focus = usePreservedFocus()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus is
    <div
      className={className}
      {...(region && { ref: region })}
      onFocus={(event) => {
        focus.onFocus(event)
        holding.leaveFor(event.target)
      }}
      onBlur={(event) => {
        focus.onBlur(event)
        holding.leaveFor(event.relatedTarget)
      }}
    >
      {children}
      <VisuallyHidden id={hint}>{m.hint}</VisuallyHidden>
      <VisuallyHidden role="status">{holding.said}</VisuallyHidden>
    </div>
  )
}
