import { ActionIcon, TextInput } from '@mantine/core'
import type { View } from '@quarterdeck/contract/system/views'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { recordMessages } from '../messages/index.ts'
import type { Views } from './use-views.ts'
import classes from './views.module.css'

interface Props {
  readonly view: View
  readonly views: Views
  readonly mayChange: boolean
  readonly mayShare: boolean
  readonly last: number
  readonly onDone: () => void
}

/** Renames, shares, moves and deletes a view, and sets whether it opens first. */
export const ViewTools = ({ view, views, mayChange, mayShare, last, onDone }: Props) => {
  const m = useMessages(recordMessages).views
  const [name, setName] = useState(view.name)
  const { update } = views
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted && wanted !== view.name && !(await update(view, { name: wanted }))) return
    onDone()
  }
  const tool = (label: string, icon: typeof IconStar, act: () => unknown, disabled = false, pressed?: boolean) => {
    const Icon = icon
    return (
      <ActionIcon
        size="sm"
        aria-label={`${label}: ${view.name}`}
        title={label}
        disabled={disabled}
        onClick={() => void act()}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
      >
        <Icon size={15} stroke={1.75} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <div className={classes.tools}>
      {mayChange && (
        <form onSubmit={(event) => void rename(event)} className={classes.rename}>
          <TextInput
            size="xs"
            aria-label={m.name}
            value={name}
            maxLength={60}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <ActionIcon size="sm" type="submit" aria-label={`${m.rename}: ${view.name}`} title={m.rename}>
            <IconCheck size={15} stroke={1.75} aria-hidden />
          </ActionIcon>
        </form>
      )}
      <div className={classes.row}>
        {tool(
          view.isDefault ? m.dropDefault : m.makeDefault,
          view.isDefault ? IconStarFilled : IconStar,
          () => update(view, { isDefault: !view.isDefault }),
          false,
          view.isDefault,
        )}
        {tool(m.up, IconArrowUp, () => update(view, { position: view.position - 1 }), view.position === 0)}
        {tool(m.down, IconArrowDown, () => update(view, { position: view.position + 1 }), view.position === last)}
        {mayShare &&
          tool(
            view.shared ? m.unshare : m.share,
            IconUsers,
            () => update(view, { shared: !view.shared }),
            false,
            view.shared,
          )}
        {mayChange && tool(m.remove, IconTrash, () => views.remove(view))}
      </div>
    </div>
  )
}
