import type { SocialLink } from '@quarterdeck/contract/social'
import { shownAddress } from '@quarterdeck/contract/social-networks'
import { type DragEvent, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { settingsMessages } from '../messages/index.ts'
import { NoRows } from '../parts.tsx'
import { LinkRow } from './link-row.tsx'
import classes from './links.module.css'
import { useLinks } from './use-links.ts'

const withMoved = (links: readonly SocialLink[], url: string, to: number): readonly SocialLink[] => {
  const link = links.find((each) => each.url === url)
  return link ? links.filter((each) => each !== link).toSpliced(to, 0, link) : links
}

/** While something is dragged the list is shown as it would be; it is saved when it is let go. */
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
    setSaid(m.moved(shownAddress(url), to + 1, links.length))
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
