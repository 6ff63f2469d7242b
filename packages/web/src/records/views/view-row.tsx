import { ActionIcon } from '@mantine/core'
import type { View } from '@quarterdeck/contract/views'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import shared from '../../ui/styles/shared.module.css'
import { recordMessages } from '../messages/index.ts'
import { addressOf } from './address.ts'
import { Count } from './count.tsx'
import type { Views } from './use-views.ts'
import { ViewTools } from './view-tools.tsx'
import classes from './views.module.css'
import type { Viewed } from './views-query.ts'

interface Props {
  readonly view: View
  readonly viewed: Viewed
  readonly views: Views
  readonly mayChange: boolean
  readonly mayShare: boolean
  readonly isEdited: boolean
  readonly onEdit: (wanted: boolean) => void
  readonly onGo: () => void
}

/** A view in the list of views: the way there, and behind a button what can be done with it. */
export const ViewRow = ({ view, viewed, views, mayChange, mayShare, isEdited, onEdit, onGo }: Props) => {
  const m = useMessages(recordMessages).views
  const isOpen = views.open?.id === view.id
  return (
    <li data-view={view.id}>
      <div className={classes.item} data-current={isOpen || undefined}>
        <Link
          to="."
          // A list does not know on which route it stands, so its parameters have no type there.
          search={addressOf(view.id, view.search) as never}
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
