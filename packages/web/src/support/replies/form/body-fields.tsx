import { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import type { ReplyDraft } from '@quarterdeck/contract/support/replies'
import { useWatch } from 'react-hook-form'
import type { Locale } from '../../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { RichTextField } from '../../../kit/ui/form/rich-text/rich-text-field.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { TranslationFields } from '../../../kit/ui/form/translation-fields.tsx'
import { replyMessages } from '../messages/index.ts'
import { Variables } from './variables.tsx'

const namesIn = (locale: Locale) => [bodyFields[locale]]
const allIn = (locale: Locale) => [titleFields[locale], bodyFields[locale]]

/** Edits the text, one language at a time, with a list of variables. */
export const BodyFields = () => {
  const { form: m } = useMessages(replyMessages)
  const values = useWatch<ReplyDraft>() as ReplyDraft
  return (
    <TranslationFields
      namesIn={namesIn}
      allIn={allIn}
      words={m}
      below={(written) => <Variables text={values[bodyFields[written]]} />}
    >
      {(written) => (
        <>
          <TextField<ReplyDraft>
            name={titleFields[written]}
            label={m.named}
            dir="auto"
            description={values.title && m.otherwise(values.title)}
          />
          <RichTextField<ReplyDraft> name={bodyFields[written]} label={m.sections.text.title} />
        </>
      )}
    </TranslationFields>
  )
}
