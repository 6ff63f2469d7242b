import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import type { PopupTarget } from '../../ui/popup/lazy-popup.tsx'
import { PopoverPopup } from '../../ui/popup/popover-popup.tsx'
import shared from '../../ui/styles/shared.module.css'
import { recordMessages } from '../messages/index.ts'
import { wholeList } from './address.ts'
import { Count } from './count.tsx'
import { SaveAs } from './save-as.tsx'
import type { Views } from './use-views.ts'
import { ViewRow } from './view-row.tsx'
import classes from './views.module.css'
import type { Viewed } from './views-query.ts'

interface Props {
  readonly viewed: Viewed
  readonly views: Views
}

const ViewsPanel = ({ viewed, views, onClose }: Props & { onClose: () => void }) => {
  const m = useMessages(recordMessages).views
  const mayShare = useMay('views:share')
  const [edited, setEdited] = useState<number>()
  const { open, saved, isChanged } = views
  const maySave = open && (!open.shared || mayShare)
  const then = (act: () => unknown) => () => {
    void act()
    onClose()
  }
  return (
    <>
      <ul className={classes.list} aria-label={m.title}>
        <li className={classes.item} data-current={!open || undefined}>
          <Link
            to="."
            search={wholeList as never}
            className={classes.link}
            aria-current={open ? undefined : 'page'}
            onClick={onClose}
          >
            <span className={shared.ellipsis}>{m.all}</span>
            <Count viewed={viewed} search="" />
          </Link>
        </li>
        {saved.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            viewed={viewed}
            views={views}
            mayChange={!view.shared || mayShare}
            mayShare={mayShare}
            isEdited={edited === view.id}
            onEdit={(wanted) => setEdited(wanted ? view.id : undefined)}
            onGo={onClose}
          />
        ))}
      </ul>
      {isChanged && (
        <div className={classes.changed}>
          <span className={classes.marker}>{m.changed}</span>
          <Button size="xs" variant="subtle" onClick={then(views.revert)}>
            {m.revert}
          </Button>
          {maySave && (
            <Button size="xs" onClick={then(views.saveOpen)}>
              {m.save}
            </Button>
          )}
        </div>
      )}
      <SaveAs mayShare={mayShare} onSave={views.create} onDone={onClose} />
    </>
  )
}

export const ViewsPopup = ({ target, ...props }: Props & { readonly target: PopupTarget }) => {
  const m = useMessages(recordMessages).views
  return (
    <PopoverPopup target={target} label={m.title} position="bottom-end" width={320} padding={6}>
      {(close) => <ViewsPanel {...props} onClose={close} />}
    </PopoverPopup>
  )
}
