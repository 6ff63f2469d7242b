import { bodyFields } from '@quarterdeck/contract/support/article-words'
import type { ReplyDraft } from '@quarterdeck/contract/support/replies'
import { useWatch } from 'react-hook-form'
import type { Locale } from '../../../lib/i18n/locale.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { InEachLanguage } from '../../../ui/form/in-each-language.tsx'
import { RichTextField } from '../../../ui/form/rich-text/rich-text-field.tsx'
import { replyMessages } from '../messages/index.ts'
import { Variables } from './variables.tsx'

const namesIn = (locale: Locale) => [bodyFields[locale]]

/** The text of a reply, a language at a time, and what may be filled in. */
export const BodyFields = () => {
  const { form: m } = useMessages(replyMessages)
  const values = useWatch<ReplyDraft>() as ReplyDraft
  return (
    <InEachLanguage namesIn={namesIn} words={m} below={(written) => <Variables text={values[bodyFields[written]]} />}>
      {(written) => <RichTextField<ReplyDraft> name={bodyFields[written]} label={m.sections.text.title} />}
    </InEachLanguage>
  )
}
