import type { bodyFields } from '@quarterdeck/contract/support/article-words'
import { type Reply, replyKind } from '@quarterdeck/contract/support/replies'
import { Link } from '@tanstack/react-router'
import type { Locale } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useColumns } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Audience } from './audience.tsx'
import { useReplyHistory } from './described.tsx'
import { Languages } from './languages.tsx'
import { replyMessages } from './messages/index.ts'
import classes from './replies.module.css'

/** The texts are for the form; the first, English, stands for how many there are. */
type Unlisted = Exclude<(typeof bodyFields)[Locale], 'bodyEn'>

/** What a list shows of a canned reply. */
export const useReplyFields = (): readonly Field<Reply>[] => {
  const { fields: m } = useMessages(replyMessages)
  return useColumns<Reply, Unlisted>(replyKind, useReplyHistory(), {
    title: {
      cell: ({ id, title }) => (
        <Link to="/replies/$id" params={{ id: String(id) }} className={classes.title}>
          <bdi>{title}</bdi>
        </Link>
      ),
      width: 360,
      minWidth: 280,
      grow: 5,
      skeleton: 240,
      card: 'title',
    },
    category: { priority: 1, skeleton: 80, card: 'detail' },
    ownerId: {
      cell: ({ ownerId }) => <Audience ownerId={ownerId} />,
      width: 180,
      minWidth: 120,
      priority: 2,
      skeleton: 72,
      card: 'detail',
    },
    bodyEn: {
      label: m.languages,
      cell: (reply) => <Languages reply={reply} />,
      width: 112,
      minWidth: 96,
      priority: 3,
      skeleton: 40,
      card: 'detail',
    },
    createdAt: { optional: true, width: 120, card: 'hidden' },
  })
}
