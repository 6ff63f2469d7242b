import { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import type { Article } from '@quarterdeck/contract/support/articles'
import { type Locale, localeNames, locales } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { articleMessages } from './messages/index.ts'

type Texts = Pick<Article, (typeof titleFields)[Locale] | (typeof bodyFields)[Locale]>

/** Returns true if an article has question and answer in a language. */
export const isTranslatedInto = (article: Texts, locale: Locale): boolean =>
  article[titleFields[locale]] !== '' && article[bodyFields[locale]] !== ''

/** Shows the number of languages of an article, and the missing ones in a tooltip. */
export const Languages = ({ article }: { readonly article: Texts }) => {
  const m = useMessages(articleMessages)
  const missing = locales.filter((locale) => !isTranslatedInto(article, locale))
  const title = m.missing(missing.map((locale) => localeNames[locale]).join(', '))
  return (
    <span {...(missing.length > 0 && { title })}>{m.translated(locales.length - missing.length, locales.length)}</span>
  )
}
