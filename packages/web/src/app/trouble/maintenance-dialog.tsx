import type { Maintenance } from '@quarterdeck/contract/status'
import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { StillBar } from '../../ui/still-bar.tsx'
import { titled } from '../../ui/use-title.ts'
import { appMessages } from '../messages/index.ts'
import { MaintenanceWords } from './maintenance-words.tsx'
import classes from './trouble.module.css'

/**
 * Over whatever is open, which stays as it is below: a dialog of the browser's own makes the rest inert, keeps the
 * focus, and gives it back. It ends with the maintenance and not with Escape.
 */
export const MaintenanceDialog = ({ maintenance }: { maintenance: Maintenance }) => {
  const m = useMessages(appMessages).trouble
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    // Before anybody else hears them: the page below must not, and Escape ends nothing.
    const keepKeys = (event: KeyboardEvent) => {
      event.stopPropagation()
      if (event.key === 'Escape') event.preventDefault()
    }
    window.addEventListener('keydown', keepKeys, true)
    element?.showModal()
    element?.querySelector('h1')?.focus()
    return () => {
      window.removeEventListener('keydown', keepKeys, true)
      element?.close()
    }
  }, [])
  useLayoutEffect(() => {
    const before = document.title
    document.title = titled(m.title)
    return () => {
      document.title = before
    }
  }, [m.title])

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={m.title}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <StillBar />
      <div className={classes.body}>
        <MaintenanceWords maintenance={maintenance} />
      </div>
    </dialog>
  )
}
