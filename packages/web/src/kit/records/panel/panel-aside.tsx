import { CloseButton } from '@mantine/core'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { placeOf, type RecordReference, usePanel } from '../../lib/side-panel.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { PanelContent } from './content.tsx'
import { findRow } from './list-position.ts'
import type { PanelProps } from './panel.ts'
import { PanelPager } from './panel-pager.tsx'
import { restoreRecordFocus } from './restore-record-focus.ts'
import classes from './side-panel.module.css'
import { PanelSkeleton } from './skeleton.tsx'
import { PanelTitle } from './title.tsx'
import { useAdvanceAfterDelete } from './use-advance-after-delete.ts'
import { useClosePanel } from './use-close-panel.ts'

/** Shows the record of the row that has the focus, as one goes through the list. */
const useFollowList = (place: RecordReference): void => {
  const { replacePanel } = usePanel()
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    const { list } = row?.closest<HTMLElement>('[data-list]')?.dataset ?? {}
    const record = row?.dataset.row
    if (list !== place.entity || !record || placeOf(place) === placeOf({ ...place, record })) return
    void replacePanel({ ...place, record })
  })
  useEffect(() => {
    const listen = (event: FocusEvent) => follow(event)
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  }, [])
}

/** Returns whether a menu or a dialog that is nearer than the panel has the focus. */
const isInPopup = ({ target }: KeyboardEvent, panel: Element | null) => {
  const popup = target instanceof Element ? target.closest('[role="menu"], [role="dialog"]') : null
  return popup !== null && popup !== panel
}

/** Escape is meant for the panel where nothing nearer takes it: a field, a menu, a dialog. */
const isForPanel = ({ key, defaultPrevented, target }: KeyboardEvent) => {
  if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return false
  const field = target.closest('textarea, select, input:not([type="checkbox"])')
  return !field
}

const Opened = ({ place }: Pick<PanelProps, 'place'>) => {
  const { actions } = useMessages(commonMessages)
  const title = useId()
  const close = useClosePanel()
  const panel = useRef<HTMLDivElement>(null)
  // Whoever runs through the list sees the last record until the next one is there.
  const settled = useDeferredValue(place)
  useFollowList(place)
  useAdvanceAfterDelete(place, (to) =>
    (findRow(to)?.querySelector('a') ?? panel.current?.querySelector('button'))?.focus(),
  )
  const leave = useEffectEvent(close)
  useEffect(() => {
    let isNearer = false
    // What takes the key may be gone when it comes here, so it is looked for before.
    const look = (event: KeyboardEvent) => {
      isNearer = isInPopup(event, panel.current)
    }
    const listen = (event: KeyboardEvent) => {
      if (!isNearer && isForPanel(event)) leave()
    }
    document.addEventListener('keydown', look, true)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', look, true)
      document.removeEventListener('keydown', listen)
    }
  }, [])
  return (
    <div ref={panel} role="dialog" aria-labelledby={title} className={classes.aside}>
      <div className={classes.head}>
        <h2 id={title} className={classes.title} aria-live="polite">
          <PanelTitle place={place} />
        </h2>
        <div className={classes.tools}>
          <PanelPager place={place} />
          <CloseButton aria-label={actions.close} onClick={close} />
        </div>
      </div>
      <div className={classes.body}>
        <Suspense key={placeOf(settled)} fallback={<PanelSkeleton />}>
          <PanelContent place={settled} />
        </Suspense>
      </div>
    </div>
  )
}

/** A record beside the list that it was found in: the list stays usable, and the panel follows its focus. */
export const PanelAside = ({ place, opened }: PanelProps) => {
  const key = placeOf(place)
  const wasOpened = useRef(false)
  useEffect(() => {
    if (opened) wasOpened.current = true
    else if (wasOpened.current && document.activeElement === document.body) restoreRecordFocus(key)
  }, [opened, key])
  return opened && <Opened place={place} />
}
