import type { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import { type Article, articleKind } from '@quarterdeck/contract/support/articles'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../lib/i18n/formats.ts'
import type { Locale } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { None, useColumns } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import classes from './articles.module.css'
import { useArticleHistory } from './described.ts'
import { Languages } from './languages.tsx'
import { articleMessages } from './messages/index.ts'

/** The texts are for the form, the position for the help page; the first English text stands for how many there are. */
type Unlisted = 'position' | (typeof titleFields)[Locale] | Exclude<(typeof bodyFields)[Locale], 'bodyEn'>

const figures = { align: 'end', width: 96, minWidth: 84, skeleton: 32 } as const

/** What a list shows of an article. */
export const useArticleFields = (): readonly Field<Article>[] => {
  const { fields: m } = useMessages(articleMessages)
  const { number } = useFormats()
  return useColumns<Article, Unlisted>(articleKind, useArticleHistory(), {
    title: {
      cell: ({ id, title }) => (
        <Link to="/articles/$id" params={{ id: String(id) }} className={classes.title}>
          <bdi>{title}</bdi>
        </Link>
      ),
      width: 400,
      minWidth: 320,
      grow: 5,
      skeleton: 280,
      card: 'title',
    },
    category: { priority: 1, skeleton: 128, card: 'detail' },
    status: { card: 'badge' },
    bodyEn: {
      label: m.languages,
      cell: (article) => <Languages article={article} />,
      width: 112,
      minWidth: 96,
      priority: 3,
      skeleton: 40,
      card: 'detail',
    },
    views: { cell: ({ views }) => number(views), ...figures, priority: 2, card: 'detail' },
    helpful: { cell: ({ helpful }) => number(helpful), ...figures, priority: 4, card: 'hidden' },
    unhelpful: { cell: ({ unhelpful }) => number(unhelpful), ...figures, width: 116, priority: 5, card: 'hidden' },
    keywords: {
      cell: ({ keywords }) => (keywords ? <bdi>{keywords}</bdi> : <None />),
      optional: true,
      width: 220,
      skeleton: 120,
      card: 'hidden',
    },
    createdAt: { optional: true, width: 120, card: 'hidden' },
  })
}
