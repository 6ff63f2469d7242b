import { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import type { ArticleDraft } from '@quarterdeck/contract/support/articles'
import { useEffect, useId, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { type Locale, locales } from '../../../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../../lib/i18n/use-messages.ts'
import { LanguageTabs } from '../../../ui/form/language-tabs.tsx'
import { RichTextField } from '../../../ui/form/rich-text/rich-text-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { articleMessages } from '../messages/index.ts'
import classes from './form.module.css'

const texts = [...Object.values(titleFields), ...Object.values(bodyFields)]

/** The language that is written in: one's own at first, and one in which something is wrong once that is known. */
const useWritten = () => {
  const own = useLocale()
  const [written, setWritten] = useState<Locale>(own)
  const { errors, submitCount } = useFormState<ArticleDraft>({ name: texts })
  const wrong = locales.find((locale) => errors[titleFields[locale]] ?? errors[bodyFields[locale]])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is sent
  useEffect(() => {
    if (wrong) setWritten(wrong)
  }, [wrong, submitCount])
  return [written, setWritten] as const
}

/** The question and its answer, a language at a time: the English question stands by for those who translate. */
export const TextFields = () => {
  const id = useId()
  const { form: m } = useMessages(articleMessages)
  const [written, choose] = useWritten()
  const values = useWatch<ArticleDraft>() as ArticleDraft
  return (
    <>
      <LanguageTabs
        id={id}
        label={m.languages}
        written={written}
        isThere={(locale) => values[titleFields[locale]] !== '' && values[bodyFields[locale]] !== ''}
        words={m}
        onChoose={choose}
      />
      <div
        key={written}
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${written}`}
        lang={written}
        className={classes.panel}
      >
        <TextField<ArticleDraft>
          name={titleFields[written]}
          label={m.question}
          dir="auto"
          description={written !== 'en' && values.titleEn && m.original(values.titleEn)}
        />
        <RichTextField<ArticleDraft> name={bodyFields[written]} label={m.answer} />
      </div>
    </>
  )
}
