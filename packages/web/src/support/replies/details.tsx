import { bodyFields } from '@quarterdeck/contract/support/article-words'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { localeNames, locales } from '../../lib/i18n/locale.ts'
import { useLocale } from '../../lib/i18n/use-messages.ts'
import { RecordFacts } from '../../records/index.ts'
import { FormattedText } from '../../ui/formatted-text/formatted-text.tsx'
import { useReplyHistory } from './described.tsx'
import { useReplyFields } from './fields.tsx'
import { replyRecord } from './record-query.ts'

/** One canned reply to read, in one's own language where it has that. */
export const ReplyDetails = ({ id }: { id: string }) => {
  const own = useLocale()
  const { data: reply } = useSuspenseQuery(replyRecord(id))
  const locale = [own, ...locales].find((each) => reply[bodyFields[each]] !== '') ?? own
  return (
    <>
      <RecordFacts row={reply} fields={useReplyFields()} history={useReplyHistory()} elsewhere={['title']} />
      <div lang={locale}>
        <h3>{localeNames[locale]}</h3>
        <FormattedText text={reply[bodyFields[locale]]} />
      </div>
    </>
  )
}

export const ReplyName = ({ id }: { id: string }) => {
  const { data: reply } = useQuery(replyRecord(id))
  return <bdi>{reply?.title ?? `#${id}`}</bdi>
}
