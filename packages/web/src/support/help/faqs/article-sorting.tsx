import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { type ArticleCategory, articleCategories } from '@quarterdeck/contract/support/article-words'
import type { Article } from '@quarterdeck/contract/support/articles'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import { useDragSorting } from '../../../kit/ui/use-drag-sorting.ts'
import { articleMessages, statusTones } from '../../articles/index.ts'
import { supportMessages } from '../../messages/index.ts'
import classes from './help.module.css'
import { allArticles, useArticleSorting } from './use-article-sorting.ts'

interface GroupProps {
  readonly category: ArticleCategory
  readonly entries: readonly Article[]
  readonly onSaid: (text: string) => void
}

/** Lists a category's articles, sortable by dragging, buttons and keys. */
const Group = ({ category, entries, onSaid }: GroupProps) => {
  const { categories, help: m } = useMessages(supportMessages)
  const { choices, list: words } = useMessages(articleMessages)
  const list = useRef<HTMLUListElement>(null)
  const { move, publish, isBusy } = useArticleSorting()
  const put = (from: number, to: number) => {
    const moved = entries[from]
    if (!moved || to < 0 || to >= entries.length) return
    move(moved, entries, to)
    onSaid(m.order.moved(moved.title, to + 1, entries.length))
  }
  const sorting = useDragSorting(list, entries.length, put)
  const keys = (index: number) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !by) return
    event.preventDefault()
    put(index, index + by)
  }
  return (
    <section>
      <h2 className={classes.subject}>{categories[category]}</h2>
      <ul ref={list} className={classes.rows} data-dragging={sorting.dragged !== undefined || undefined}>
        {entries.map((article, index) => (
          <li
            key={article.id}
            className={classes.row}
            data-dragged={sorting.dragged === index || undefined}
            style={sorting.styleOf(index)}
          >
            <span className={classes.grip} aria-hidden {...sorting.handle(index)}>
              <IconGripVertical size={16} />
            </span>
            <Link
              to="/articles/$id"
              params={{ id: String(article.id) }}
              className={classes.rowTitle}
              onKeyDown={keys(index)}
            >
              <bdi>{article.title}</bdi>
            </Link>
            <StatusBadge tone={statusTones[article.status]}>{choices.status[article.status]}</StatusBadge>
            <span className={classes.tools}>
              <Button variant="subtle" size="compact-sm" disabled={isBusy} onClick={() => publish(article)}>
                {article.status === 'Draft' ? words.bulk.publish.label : words.bulk.unpublish.label}
              </Button>
              <ActionIcon
                aria-label={m.order.up(article.title)}
                disabled={index === 0}
                onClick={() => put(index, index - 1)}
              >
                <IconArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={m.order.down(article.title)}
                disabled={index === entries.length - 1}
                onClick={() => put(index, index + 1)}
              >
                <IconArrowDown size={16} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists all articles in order, including drafts, to sort and publish them. */
export const ArticleSorting = () => {
  const { help: m } = useMessages(supportMessages)
  const { data } = useSuspenseQuery(allArticles)
  const [said, setSaid] = useState('')
  const groups = articleCategories.map((category) => ({
    category,
    entries: data.rows
      .filter((article) => article.category === category)
      .toSorted((one, other) => one.position - other.position || one.id - other.id),
  }))
  return (
    <div className={classes.groups}>
      <p className={classes.count}>{m.order.text}</p>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map((group) => (
          <Group key={group.category} {...group} onSaid={setSaid} />
        ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
