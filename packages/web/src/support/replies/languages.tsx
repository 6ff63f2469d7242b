import { bodyFields } from '@quarterdeck/contract/support/article-words'
import type { Reply } from '@quarterdeck/contract/support/replies'
import { localeNames, locales } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { replyMessages } from './messages/index.ts'

/** Shows the number of languages of a canned reply, and the missing ones in a tooltip. */
export const Languages = ({ reply }: { readonly reply: Reply }) => {
  const m = useMessages(replyMessages)
  const missing = locales.filter((locale) => reply[bodyFields[locale]] === '')
  const title = m.missing(missing.map((locale) => localeNames[locale]).join(', '))
  return (
    <span {...(missing.length > 0 && { title })}>{m.translated(locales.length - missing.length, locales.length)}</span>
  )
}
