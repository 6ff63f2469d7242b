import { wordsOfText } from '@quarterdeck/contract/core/formatted'
import { bodyFields } from '@quarterdeck/contract/support/article-words'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { ticketMessages } from '../tickets/index.ts'
import { Audience } from './audience.tsx'
import { replyMessages } from './messages/index.ts'

const words = (value: unknown) => wordsOfText(String(value))

/** How the history shows canned replies. */
export const useReplyHistory = (): History => {
  const { name, fields } = useMessages(replyMessages)
  const { categories } = useMessages(ticketMessages)
  const show = useShow()
  const shown = {
    category: show.labelled(categories),
    ownerId: (value: unknown) => <Audience ownerId={value ? Number(value) : null} />,
    createdAt: show.date,
    ...Object.fromEntries(Object.values(bodyFields).map((field) => [field, words])),
  }
  return { name, fields: shownFields(fields, shown, { category: { choices: categories } }) }
}
