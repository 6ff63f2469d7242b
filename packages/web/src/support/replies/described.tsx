import { type Reply, replyKind } from '@quarterdeck/contract/support/replies'
import { nameIn } from '@quarterdeck/contract/support/reply-words'
import { currentLocale } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { described } from '../../kit/records/described/index.ts'
import { useFaces } from '../../kit/records/index.ts'
import { ticketMessages } from '../tickets/index.ts'
import { Languages } from './languages.tsx'
import { replyMessages } from './messages/index.ts'

/** Shows the user a canned reply is offered to, or *Everyone*. */
const Audience = ({ ownerId }: { readonly ownerId: number | null }) => {
  const { audience } = useMessages(replyMessages).choices
  const faces = useFaces(ownerId === null ? [] : [ownerId])
  return ownerId === null ? audience.everyone : <bdi>{faces.get(ownerId)?.name ?? `#${ownerId}`}</bdi>
}

/** Display of canned replies beyond their field definitions. */
export const replies = described<Reply>({
  kind: replyKind,
  messages: replyMessages,
  title: 'title',
  useChoices: () => ({ category: useMessages(ticketMessages).categories }),
  show: { ownerId: (value) => <Audience ownerId={value ? Number(value) : null} /> },
  columns: {
    title: {
      cell: (reply) => nameIn(reply, currentLocale()),
      // One that is called otherwise here is renamed in its form.
      follows: (reply) => nameIn(reply, currentLocale()) !== reply.title,
      width: 360,
      minWidth: 280,
      skeleton: 240,
    },
    titleEn: false,
    titleEs: false,
    titleDe: false,
    titleJa: false,
    category: { skeleton: 80 },
    ownerId: { cell: ({ ownerId }) => <Audience ownerId={ownerId} />, width: 180, minWidth: 120, skeleton: 72 },
    // The first, English, stands for how many there are.
    bodyEn: { cell: (reply) => <Languages reply={reply} />, width: 112, minWidth: 96, skeleton: 40 },
  },
  facets: {
    category: { words: ['category'] },
    audience: { words: ['audience', 'own'] },
    translation: { words: ['translation', 'language'] },
  },
})
