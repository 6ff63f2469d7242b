import { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import type { Article } from '@quarterdeck/contract/support/articles'
import { locales } from '../../kit/lib/i18n/locale.ts'
import { useLocale } from '../../kit/lib/i18n/use-messages.ts'
import { FormattedText } from '../../kit/ui/formatted-text/formatted-text.tsx'
import { isTranslatedInto } from './languages.tsx'

/** Shows an article in the user's language, or in one that it has. */
export const ArticleText = ({ record: article }: { readonly record: Article }) => {
  const own = useLocale()
  const locale = [own, ...locales].find((each) => isTranslatedInto(article, each)) ?? own
  return (
    <div lang={locale}>
      <h3>{article[titleFields[locale]]}</h3>
      <FormattedText text={article[bodyFields[locale]]} />
    </div>
  )
}
