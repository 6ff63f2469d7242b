import type { SocialLink } from '@quarterdeck/contract/social'
import { shownAddress } from '@quarterdeck/contract/social-networks'
import { type DragEvent, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { NoRows } from '../parts/rows.tsx'
import { LinkRow } from './link-row.tsx'
import classes from './links.module.css'
import { socialMessages } from './messages/index.ts'
import { useSaveLinks } from './use-links.ts'

const withMoved = (links: readonly SocialLink[], from: number, to: number): readonly SocialLink[] => {
  const link = links[from]
  return link ? links.toSpliced(from, 1).toSpliced(to, 0, link) : links
}

/** While something is dragged the list is shown as it would be; it is saved when it is let go. */
const useDragged = (links: readonly SocialLink[], save: (links: readonly SocialLink[]) => void) => {
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
      const at = (wanted: string) => shown.findIndex((link) => link.url === wanted)
      if (url !== over) setOrder(withMoved(shown, at(url), at(over)))
    },
    onDragEnd: () => {
      if (order) save(order)
      setOrder(undefined)
      setUrl(undefined)
    },
  })
  return { shown, dragged: url, dragOf }
}

export const LinkList = ({ links }: { links: readonly SocialLink[] }) => {
  const m = useMessages(socialMessages)
  const save = useSaveLinks()
  const { shown, dragged, dragOf } = useDragged(links, save)
  const [said, setSaid] = useState('')
  const move = (from: number, by: -1 | 1) => {
    save(withMoved(links, from, from + by))
    setSaid(m.moved(shownAddress(links[from]?.url ?? ''), from + by + 1, links.length))
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
              onMove={(by) => move(index, by)}
              onRemove={() => save(links.filter(({ url }) => url !== link.url))}
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
