import { Button } from '@mantine/core'
import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { ChangeEvent } from '@quarterdeck/contract/system/events'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { usePermission } from '../../lib/session.ts'
import classes from '../../ui/notice.module.css'
import { recordMessages } from '../messages/index.ts'

const ChangesDialog = lazy(async () => ({ default: (await import('./changes-dialog.tsx')).ChangesDialog }))

interface Props {
  readonly entity: Entity
  readonly change: ChangeEvent
}

export const NoticeBar = ({ entity, change: { record, action, actor } }: Props) => {
  const { notice: m } = useMessages(recordMessages).live
  const mayLook = usePermission('changes:read')
  const [isLooking, setLooking] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  // What someone is writing in stays where it is.
  useLayoutEffect(() => {
    if (document.activeElement?.closest('form')) window.scrollBy({ top: bar.current?.offsetHeight ?? 0 })
  }, [])
  const name = actor?.name || m.someone
  const isGone = action === 'delete'
  return (
    <div className={classes.bar} ref={bar}>
      <p className={classes.text}>
        <strong>{isGone ? m.deleted(name) : m.changed(name)}</strong> {!isGone && m.kept}
      </p>
      {mayLook && (
        <Button size="xs" variant="default" onClick={() => setLooking(true)}>
          {m.look}
        </Button>
      )}
      {isLooking && (
        <Suspense>
          <ChangesDialog entity={entity} record={record} onClose={() => setLooking(false)} />
        </Suspense>
      )}
    </div>
  )
}
