import { ActionIcon } from '@mantine/core'
import type { SocialLink } from '@quarterdeck/contract/people/social'
import { displayUrl } from '@quarterdeck/contract/people/social-networks'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { DragEventHandler } from 'react'
import { type DragEvent, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { networks } from '../../../people/social/index.ts'
import { settingsMessages } from '../messages/index.ts'
import { NoRows } from '../parts.tsx'
import classes from './links.module.css'
import { useLinks } from './use-links.ts'

interface Props {
  readonly link: SocialLink
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isDragged: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly drag: Readonly<Record<'onDragStart' | 'onDragOver' | 'onDragEnd', DragEventHandler>>
}

/** A link as others see it, with controls that move and remove it. */
const LinkRow = ({ link: { network, url }, isFirst, isLast, isDragged, onMove, onRemove, drag }: Props) => {
  const { social: m } = useMessages(settingsMessages)
  const { name, icon: Icon } = networks[network]
  const shown = displayUrl(url)
  return (
    <li className={classes.row} data-dragged={isDragged || undefined} draggable {...drag}>
      <IconGripVertical size={16} className={classes.grip} aria-hidden />
      <Icon size={20} stroke={1.5} aria-hidden />
      <div className={classes.what}>
        <span className={shared.medium}>{name}</span>
        <a className={shared.hintWrap} href={url} target="_blank" rel="noreferrer" draggable={false}>
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

const withMoved = (links: readonly SocialLink[], url: string, to: number): readonly SocialLink[] => {
  const link = links.find((each) => each.url === url)
  return link ? links.filter((each) => each !== link).toSpliced(to, 0, link) : links
}

/** Returns the list as it would be while a row is dragged; it is saved on release. */
const useDragged = (links: readonly SocialLink[], onDrop: (url: string, to: number) => void) => {
  const [order, setOrder] = useState<readonly SocialLink[]>()
  const [url, setUrl] = useState<string>()
  const shown = order ?? links
  const dragOf = (over: string) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setUrl(over)
    },
    onDragOver: (event: DragEvent) => {
      if (!url) return
      event.preventDefault()
      const to = shown.findIndex((link) => link.url === over)
      if (url !== over) setOrder(withMoved(shown, url, to))
    },
    onDragEnd: () => {
      if (order && url) onDrop(url, order.map((link) => link.url).indexOf(url))
      setOrder(undefined)
      setUrl(undefined)
    },
  })
  return { shown, dragged: url, dragOf }
}

export const LinkList = ({ links }: { links: readonly SocialLink[] }) => {
  const { social: m } = useMessages(settingsMessages)
  const { arrange } = useLinks()
  const moveTo = (url: string, to: number) => arrange((before) => withMoved(before, url, to))
  const { shown, dragged, dragOf } = useDragged(links, moveTo)
  const [said, setSaid] = useState('')
  const move = (url: string, to: number) => {
    moveTo(url, to)
    setSaid(m.moved(displayUrl(url), to + 1, links.length))
  }
  return (
    <>
      {shown.length === 0 ? (
        <NoRows>{m.empty}</NoRows>
      ) : (
        <ul className={classes.list} aria-label={m.label}>
          {shown.map((link, index) => (
            <LinkRow
              key={link.url}
              link={link}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              isDragged={dragged === link.url}
              onMove={(by) => move(link.url, index + by)}
              onRemove={() => arrange((before) => before.filter(({ url }) => url !== link.url))}
              drag={dragOf(link.url)}
            />
          ))}
        </ul>
      )}
      <p className={classes.said} role="status">
        {said}
      </p>
    </>
  )
}
