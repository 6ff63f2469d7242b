import type { bodyFields } from '@quarterdeck/contract/support/article-words'
import type { Reply } from '@quarterdeck/contract/support/replies'
import { Link } from '@tanstack/react-router'
import type { Locale } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { fieldsOf } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ticketMessages } from '../tickets/index.ts'
import { Audience } from './audience.tsx'
import { Languages } from './languages.tsx'
import { replyMessages } from './messages/index.ts'
import classes from './replies.module.css'

/** The texts are for the form; the first, English, stands for how many there are. */
type Unlisted = Exclude<(typeof bodyFields)[Locale], 'bodyEn'>

/** What a list shows of a canned reply. */
export const useReplyFields = (): readonly Field<Reply>[] => {
  const { fields: m } = useMessages(replyMessages)
  const { categories } = useMessages(ticketMessages)
  const mayWrite = useMay('replies:write')
  return fieldsOf<Reply, Unlisted>(
    { ...m, bodyEn: m.languages },
    {
      title: {
        cell: ({ id, title }) => (
          <Link to="/replies/$id" params={{ id: String(id) }} className={classes.title}>
            <bdi>{title}</bdi>
          </Link>
        ),
        sortable: true,
        editable: mayWrite,
        width: 360,
        minWidth: 280,
        grow: 5,
        skeleton: <Skeleton width={240} />,
        card: 'title',
      },
      category: {
        cell: ({ category }) => categories[category],
        sortable: true,
        editable: mayWrite,
        words: Object.values(categories),
        priority: 1,
        skeleton: <Skeleton width={80} />,
        card: 'detail',
      },
      ownerId: {
        cell: ({ ownerId }) => <Audience ownerId={ownerId} />,
        width: 180,
        minWidth: 120,
        priority: 2,
        skeleton: <Skeleton width={72} />,
        card: 'detail',
      },
      bodyEn: {
        cell: (reply) => <Languages reply={reply} />,
        width: 112,
        minWidth: 96,
        priority: 3,
        skeleton: <Skeleton width={40} />,
        card: 'detail',
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
