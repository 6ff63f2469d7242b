import { Modal } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { restoreFocus } from './heading-focus.ts'
import { commonMessages } from './messages/index.ts'
import classes from './modal-frame.module.css'

interface Props {
  readonly opened: boolean
  readonly title: string
  /** Absent if the dialog requires an answer. */
  readonly onClose?: (() => void) | undefined
  readonly size?: 'lg' | 'xl' | undefined
  readonly children: ReactNode
}

const stay = () => undefined

/** Returns the focused element, or the button of the menu that contains it. */
const opener = () => {
  const { activeElement } = document
  const menu = activeElement?.closest('[role=menu]')?.id
  const target = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu)}"]`) : activeElement
  return target instanceof HTMLElement ? target : null
}

/** Restores the focus when a dialog is unmounted; Mantine does so only when it is closed. */
const useFocusBack = () => {
  useEffect(() => {
    const before = opener()
    return () => restoreFocus(before)
  }, [])
}

/** Modal dialog. Mantine's own header is a `header` element, which would be a second banner landmark. */
export const ModalFrame = ({ opened, title, onClose, size, children }: Props) => {
  const m = useMessages(commonMessages)
  useFocusBack()
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose ?? stay}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      {...(size && { size })}
      radius="md"
      centered
      transitionProps={{ duration: 140 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          {onClose && <Modal.CloseButton aria-label={m.actions.close} />}
        </div>
        <Modal.Body className={classes.body ?? ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
