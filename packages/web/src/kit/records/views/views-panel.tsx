import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import type { View } from '@quarterdeck/contract/system/views'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { usePermission } from '../../lib/session.ts'
import type { PopupTarget } from '../../ui/popup/lazy-popup.tsx'
import { PopoverPopup } from '../../ui/popup/popover-popup.tsx'
import shared from '../../ui/styles/shared.module.css'
import { recordMessages } from '../messages/index.ts'
import { viewAddressOf, wholeList } from './address.ts'
import { SaveAs } from './save-as.tsx'
import type { Views } from './use-views.ts'
import { ViewTools } from './view-tools.tsx'
import classes from './views.module.css'
import { countOf, type ViewedList } from './views-query.ts'

/** Number of records in a view; an estimate beyond the exact limit. */
const Count = ({ viewed, search }: { viewed: ViewedList; search: string }) => {
  const m = useMessages(recordMessages).views
  const { number } = useFormats()
  const { data } = useQuery(countOf(viewed, search))
  if (!data) return null
  const text = `${data.totalIsExact ? '' : '≈ '}${number(data.total)}`
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{m.matches(text)}</VisuallyHidden>
    </span>
  )
}

interface ViewRowProps {
  readonly view: View
  readonly viewed: ViewedList
  readonly views: Views
  readonly mayChange: boolean
  readonly mayShare: boolean
  readonly isEdited: boolean
  readonly onEdit: (wanted: boolean) => void
  readonly onGo: () => void
}

/** A view in the list of views: the way there, and behind a button what can be done with it. */
const ViewRow = ({ view, viewed, views, mayChange, mayShare, isEdited, onEdit, onGo }: ViewRowProps) => {
  const m = useMessages(recordMessages).views
  const isOpen = views.open?.id === view.id
  return (
    <li data-view={view.id}>
      <div className={classes.item} data-current={isOpen || undefined}>
        <Link
          to="."
          // A list does not know on which route it stands, so its parameters have no type there.
          search={viewAddressOf(view.id, view.search) as never}
          className={classes.link}
          aria-current={isOpen ? 'page' : undefined}
          onClick={onGo}
        >
          <span className={shared.ellipsis}>{view.name}</span>
          {view.isDefault && <IconStarFilled size={12} className={classes.sign} role="img" aria-label={m.isDefault} />}
          {view.shared && (
            <IconUsers size={14} className={classes.sign} role="img" aria-label={m.shared(view.owner.name)} />
          )}
          <Count viewed={viewed} search={view.search} />
        </Link>
        <ActionIcon size="sm" aria-label={m.edit(view.name)} aria-expanded={isEdited} onClick={() => onEdit(!isEdited)}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </div>
      {isEdited && (
        <ViewTools
          view={view}
          views={views}
          mayChange={mayChange}
          mayShare={mayShare}
          last={views.saved.length - 1}
          onDone={() => onEdit(false)}
        />
      )}
    </li>
  )
}

interface Props {
  readonly viewed: ViewedList
  readonly views: Views
}

const ViewsPanel = ({ viewed, views, onClose }: Props & { onClose: () => void }) => {
  const m = useMessages(recordMessages).views
  const mayShare = usePermission('views:share')
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
