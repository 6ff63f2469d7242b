import { wordsOfText } from '@quarterdeck/contract/core/formatted'
import { bodyFields } from '@quarterdeck/contract/support/article-words'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { supportMessages } from '../messages/index.ts'
import { articleMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

const words = (value: unknown) => wordsOfText(String(value))

/** How the history shows articles. */
export const useArticleHistory = (): History => {
  const { name, fields, statuses } = useMessages(articleMessages)
  const { categories } = useMessages(supportMessages)
  const show = useShow()
  const shown = {
    status: show.badge(statuses, statusTones),
    category: show.labelled(categories),
    createdAt: show.date,
    ...Object.fromEntries(Object.values(bodyFields).map((field) => [field, words])),
  }
  return {
    name,
    fields: shownFields(fields, shown, { status: { choices: statuses }, category: { choices: categories } }),
  }
}
