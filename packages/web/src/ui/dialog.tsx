import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import classes from './dialog.module.css'
import { commonMessages } from './messages/index.ts'

interface Props {
  readonly opened: boolean
  readonly title: string
  readonly text: string
  readonly onClose: () => void
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** A question that must be answered before anything else. */
export const Dialog = ({ opened, title, text, onClose, actions, children }: Props) => {
  const m = useMessages(commonMessages)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': m.actions.close }}
    >
      <p className={classes.text}>{text}</p>
      {children}
      <div className={classes.actions}>{actions}</div>
    </Modal>
  )
}
