import { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { locales } from '../../lib/i18n/locale.ts'
import { useLocale } from '../../lib/i18n/use-messages.ts'
import { RecordFacts } from '../../records/index.ts'
import { FormattedText } from '../../ui/formatted-text/formatted-text.tsx'
import { useArticleHistory } from './described.ts'
import { useArticleFields } from './fields.tsx'
import { isWrittenIn } from './languages.tsx'
import { articleRecord } from './record-query.ts'

/** One article to read, in one's own language where it has that. */
export const ArticleDetails = ({ id }: { id: string }) => {
  const own = useLocale()
  const { data: article } = useSuspenseQuery(articleRecord(id))
  const locale = [own, ...locales].find((each) => isWrittenIn(article, each)) ?? own
  return (
    <>
      <RecordFacts row={article} fields={useArticleFields()} history={useArticleHistory()} elsewhere={['title']} />
      <div lang={locale}>
        <h3>{article[titleFields[locale]]}</h3>
        <FormattedText text={article[bodyFields[locale]]} />
      </div>
    </>
  )
}

export const ArticleName = ({ id }: { id: string }) => {
  const { data: article } = useQuery(articleRecord(id))
  return <bdi>{article?.title ?? `#${id}`}</bdi>
}
