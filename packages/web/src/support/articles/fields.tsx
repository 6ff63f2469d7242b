import type { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import type { Article } from '@quarterdeck/contract/support/articles'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../lib/i18n/formats.ts'
import type { Locale } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { fieldsOf, None } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { supportMessages } from '../messages/index.ts'
import classes from './articles.module.css'
import { Languages } from './languages.tsx'
import { articleMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

/** The texts are for the form, the position for the help page; the first English text stands for how many there are. */
type Unlisted = 'position' | (typeof titleFields)[Locale] | Exclude<(typeof bodyFields)[Locale], 'bodyEn'>

const figures = { align: 'end', width: 96, minWidth: 84, sortable: true, skeleton: <Skeleton width={32} /> } as const

/** What a list shows of an article. */
export const useArticleFields = (): readonly Field<Article>[] => {
  const { fields: m, statuses } = useMessages(articleMessages)
  const { categories } = useMessages(supportMessages)
  const mayWrite = useMay('articles:write')
  const { number } = useFormats()
  return fieldsOf<Article, Unlisted>(
    { ...m, bodyEn: m.languages },
    {
      title: {
        cell: ({ id, title }) => (
          <Link to="/articles/$id" params={{ id: String(id) }} className={classes.title}>
            <bdi>{title}</bdi>
          </Link>
        ),
        sortable: true,
        width: 400,
        minWidth: 320,
        grow: 5,
        skeleton: <Skeleton width={280} />,
        card: 'title',
      },
      category: {
        cell: ({ category }) => categories[category],
        sortable: true,
        editable: mayWrite,
        words: Object.values(categories),
        priority: 1,
        skeleton: <Skeleton width={128} />,
        card: 'detail',
      },
      status: {
        cell: ({ status }) => <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>,
        sortable: true,
        editable: mayWrite,
        words: Object.values(statuses),
        skeleton: <Skeleton width={72} height={20} />,
        card: 'badge',
      },
      bodyEn: {
        cell: (article) => <Languages article={article} />,
        width: 112,
        minWidth: 96,
        priority: 3,
        skeleton: <Skeleton width={40} />,
        card: 'detail',
      },
      views: { cell: ({ views }) => number(views), ...figures, priority: 2, card: 'detail' },
      helpful: { cell: ({ helpful }) => number(helpful), ...figures, priority: 4, card: 'hidden' },
      unhelpful: { cell: ({ unhelpful }) => number(unhelpful), ...figures, width: 116, priority: 5, card: 'hidden' },
      keywords: {
        cell: ({ keywords }) => (keywords ? <bdi>{keywords}</bdi> : <None />),
        editable: mayWrite,
        optional: true,
        width: 220,
        skeleton: <Skeleton width={120} />,
        card: 'hidden',
      },
      createdAt: {
        cell: ({ createdAt }) => <Day at={createdAt} />,
        sortable: true,
        optional: true,
        width: 120,
        minWidth: 116,
        skeleton: <Skeleton width={80} />,
        card: 'hidden',
      },
    },
  )
}
