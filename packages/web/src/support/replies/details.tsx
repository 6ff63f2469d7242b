import { bodyFields } from '@quarterdeck/contract/support/article-words'
import type { Reply } from '@quarterdeck/contract/support/replies'
import { localeNames, locales } from '../../kit/lib/i18n/locale.ts'
import { useLocale } from '../../kit/lib/i18n/use-messages.ts'
import { FormattedText } from '../../kit/ui/formatted-text/formatted-text.tsx'

/** Shows a canned reply in the user's language, or in one that it has. */
export const ReplyText = ({ record: reply }: { readonly record: Reply }) => {
  const own = useLocale()
  const locale = [own, ...locales].find((each) => reply[bodyFields[each]] !== '') ?? own
  return (
    <div lang={locale}>
      <h3>{localeNames[locale]}</h3>
      <FormattedText text={reply[bodyFields[locale]]} />
    </div>
  )
}
