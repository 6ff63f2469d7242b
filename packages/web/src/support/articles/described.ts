import { type Article, articleKind } from '@quarterdeck/contract/support/articles'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, useShownFields } from '../../records/index.ts'
import type { Changes } from '../../records/lists/index.ts'
import { supportMessages } from '../messages/index.ts'
import { articleMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

/** How articles and their fields are told of. */
export const useArticleHistory = (): History => {
  const { name, fields: labels, statuses } = useMessages(articleMessages)
  const { categories } = useMessages(supportMessages)
  const fields = useShownFields<Article>(articleKind, {
    labels,
    choices: { status: statuses, category: categories },
    tones: { status: statusTones },
  })
  return { name, fields }
}

/** How articles are changed in their list. */
export const useArticleChanges = (): Changes<Article> => ({
  kind: articleKind,
  fields: useArticleHistory().fields,
  ...useMessages(articleMessages).bulk,
  first: ['status'],
})
