import { titleFields } from '@quarterdeck/contract/support/article-words'
import { ArticleDraft } from '@quarterdeck/contract/support/articles'
import { useSearch } from '@tanstack/react-router'
import { useLocale } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import type { PlainForm } from '../../../kit/records/plain/index.ts'
import { TextFields } from './text-fields.tsx'

/** Returns initial values: a search without results becomes the question of the new article. */
const useStart = () => {
  const { title }: SearchParams = useSearch({ strict: false })
  const locale = useLocale()
  const asked = typeof title === 'string' ? { [titleFields[locale]]: title.slice(0, 200) } : {}
  return { category: 'getting-started', ...asked }
}

export const articleForm: PlainForm = {
  draft: ArticleDraft,
  sections: { texts: ['titleEn'] },
  inputs: {
    titleEn: { Input: TextFields, wide: true, heights: [40, 36, 204] },
    bodyEn: false,
    titleEs: false,
    bodyEs: false,
    titleDe: false,
    bodyDe: false,
    titleJa: false,
    bodyJa: false,
    keywords: { wide: true },
  },
  useStart,
}
