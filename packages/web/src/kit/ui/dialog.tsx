import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { ModalFrame } from './modal-frame.tsx'
import shared from './styles/shared.module.css'

interface Props {
  readonly opened: boolean
  readonly title: string
  readonly text: string
  /** Absent if the dialog can only be closed by its actions. */
  readonly onClose?: () => void
  readonly actions: ReactNode
  readonly size?: 'lg' | 'xl'
  readonly children?: ReactNode
}

/** Modal dialog with a question. */
export const Dialog = ({ opened, title, text, onClose, actions, size, children }: Props) => (
  <ModalFrame opened={opened} title={title} onClose={onClose} size={size}>
    <p className={shared.muted}>{text}</p>
    {children}
    <div className={classes.actions}>{actions}</div>
  </ModalFrame>
)
