import { bodyFields } from '@quarterdeck/contract/support/article-words'
import type { ReplyDraft } from '@quarterdeck/contract/support/replies'
import { useEffect, useId, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { type Locale, locales } from '../../../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../../lib/i18n/use-messages.ts'
import { LanguageTabs } from '../../../ui/form/language-tabs.tsx'
import { RichTextField } from '../../../ui/form/rich-text/rich-text-field.tsx'
import { replyMessages } from '../messages/index.ts'
import classes from './form.module.css'
import { Variables } from './variables.tsx'

const names = Object.values(bodyFields)

/** The language that is written in: one's own at first, and one in which something is wrong once that is known. */
const useWritten = () => {
  const own = useLocale()
  const [written, setWritten] = useState<Locale>(own)
  const { errors, submitCount } = useFormState<ReplyDraft>({ name: names })
  const wrong = locales.find((locale) => errors[bodyFields[locale]])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is sent
  useEffect(() => {
    if (wrong) setWritten(wrong)
  }, [wrong, submitCount])
  return [written, setWritten] as const
}

/** The text of a reply, a language at a time, and what may be filled in. */
export const BodyFields = () => {
  const id = useId()
  const { form: m } = useMessages(replyMessages)
  const [written, choose] = useWritten()
  const values = useWatch<ReplyDraft>() as ReplyDraft
  return (
    <>
      <LanguageTabs
        id={id}
        label={m.languages}
        written={written}
        isThere={(locale) => values[bodyFields[locale]] !== ''}
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
        <RichTextField<ReplyDraft> name={bodyFields[written]} label={m.sections.text.title} />
      </div>
      <Variables text={values[bodyFields[written]]} />
    </>
  )
}
