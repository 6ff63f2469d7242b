import type { Maintenance } from '@quarterdeck/contract/system/status'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Outage, reportOutage, reportRecovery } from '../../kit/lib/api/outage.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { PublicBarWithoutLinks } from '../../kit/ui/public-bar-without-links.tsx'
import { documentTitle } from '../../kit/ui/use-title.ts'
import { appMessages } from '../messages/index.ts'
import { MaintenanceWords } from './maintenance-words.tsx'
import { pollStatus } from './poll-status.ts'
import classes from './trouble.module.css'

/**
 * Over whatever is open, which stays as it is below: a dialog of the browser's own makes the rest inert, keeps the
 * focus, and gives it back. It ends with the maintenance and not with Escape.
 */
const MaintenanceDialog = ({ maintenance }: { maintenance: Maintenance }) => {
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
    document.title = documentTitle(m.title)
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
      <PublicBarWithoutLinks />
      <div className={classes.body}>
        <MaintenanceWords maintenance={maintenance} />
      </div>
    </dialog>
  )
}

/** Says that the content of a screen may be out of date. */
const ConnectionBanner = () => {
  const m = useMessages(appMessages).trouble
  return (
    <div role="status" className={classes.banner}>
      <IconCloudOff size={16} stroke={1.75} aria-hidden />
      {m.connection}
    </div>
  )
}

/** Brings the words as well: when they are needed, nothing may come any more. */

/** Says what is the matter, and finds out when it is over. */
export const TroubleScreen = ({ trouble }: { trouble: Outage }) => {
  const [maintenance, setMaintenance] = useState<Maintenance | null>(null)
  useEffect(
    () =>
      pollStatus(({ maintenance: found }) => {
        setMaintenance(found)
        if (found) reportOutage('maintenance')
        else reportRecovery()
      }),
    [],
  )
  if (trouble === 'connection') return <ConnectionBanner />
  return maintenance && <MaintenanceDialog maintenance={maintenance} />
}
