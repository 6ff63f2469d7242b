import { Drawer } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { placeOf } from '../../lib/side-panel.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { PanelContent } from './content.tsx'
import type { PanelProps } from './panel.ts'
import { PanelPager } from './panel-pager.tsx'
import { restoreRecordFocus } from './restore-record-focus.ts'
import classes from './side-panel.module.css'
import { PanelSkeleton } from './skeleton.tsx'
import { PanelTitle } from './title.tsx'
import { useAdvanceAfterDelete } from './use-advance-after-delete.ts'
import { useClosePanel } from './use-close-panel.ts'

/** A record over the screen that it was found on. */
export const PanelDrawer = ({ place, opened }: PanelProps) => {
  const { actions } = useMessages(commonMessages)
  const close = useClosePanel()
  const key = placeOf(place)
  const panel = useRef<HTMLDivElement>(null)
  useAdvanceAfterDelete(place, () => panel.current?.focus())

  // The link may have been clicked by its row, or another row may be shown by now, so that the panel itself would not find it.
  useEffect(() => {
    if (!opened) restoreRecordFocus(key)
  }, [opened, key])

  return (
    <Drawer.Root opened={opened} onClose={close} position="right" size={560} returnFocus={false}>
      <Drawer.Overlay />
      <Drawer.Content ref={panel}>
        <div className={classes.head}>
          <Drawer.Title className={classes.title ?? ''}>
            <PanelTitle place={place} />
          </Drawer.Title>
          <div className={classes.tools}>
            <PanelPager place={place} />
            <Drawer.CloseButton aria-label={actions.close} />
          </div>
        </div>
        <Drawer.Body className={classes.body ?? ''}>
          <Suspense key={key} fallback={<PanelSkeleton />}>
            <PanelContent place={place} />
          </Suspense>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
