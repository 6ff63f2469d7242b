import { ActionIcon } from '@mantine/core'
import type { SocialLink } from '@quarterdeck/contract/social'
import { shownAddress } from '@quarterdeck/contract/social-networks'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { DragEventHandler } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { networks } from '../../people/social/index.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './links.module.css'

interface Props {
  readonly link: SocialLink
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isDragged: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly drag: Readonly<Record<'onDragStart' | 'onDragOver' | 'onDragEnd', DragEventHandler>>
}

/** One link as others see it, with what moves and removes it. */
export const LinkRow = ({ link: { network, url }, isFirst, isLast, isDragged, onMove, onRemove, drag }: Props) => {
  const { social: m } = useMessages(settingsMessages)
  const { name, icon: Icon } = networks[network]
  const shown = shownAddress(url)
  return (
    <li className={classes.row} data-dragged={isDragged || undefined} draggable {...drag}>
      <IconGripVertical size={16} className={classes.grip} aria-hidden />
      <Icon size={20} stroke={1.5} aria-hidden />
      <div className={classes.what}>
        <span className={classes.name}>{name}</span>
        <a className={classes.address} href={url} target="_blank" rel="noreferrer" draggable={false}>
          {shown}
        </a>
      </div>
      <div className={classes.tools}>
        <ActionIcon aria-label={m.up(shown)} disabled={isFirst} onClick={() => onMove(-1)}>
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={m.down(shown)} disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={m.remove(shown)} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}
