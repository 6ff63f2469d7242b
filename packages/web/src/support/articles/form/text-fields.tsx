import { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import type { ArticleDraft } from '@quarterdeck/contract/support/articles'
import { useWatch } from 'react-hook-form'
import type { Locale } from '../../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { RichTextField } from '../../../kit/ui/form/rich-text/rich-text-field.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { TranslationFields } from '../../../kit/ui/form/translation-fields.tsx'
import { articleMessages } from '../messages/index.ts'

const namesIn = (locale: Locale) => [titleFields[locale], bodyFields[locale]]

/** Edits question and answer, one language at a time. Translators see the English question. */
export const TextFields = () => {
  const { form: m } = useMessages(articleMessages)
  const { titleEn } = useWatch<ArticleDraft>()
  return (
    <TranslationFields namesIn={namesIn} words={m}>
      {(written) => (
        <>
          <TextField<ArticleDraft>
            name={titleFields[written]}
            label={m.question}
            dir="auto"
            description={written !== 'en' && titleEn && m.original(titleEn)}
          />
          <RichTextField<ArticleDraft> name={bodyFields[written]} label={m.answer} />
        </>
      )}
    </TranslationFields>
  )
}
