import { VisuallyHidden } from '@mantine/core'
import { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import type { ArticleDraft } from '@quarterdeck/contract/support/articles'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { type Locale, localeNames, locales } from '../../../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../../lib/i18n/use-messages.ts'
import { Flag } from '../../../ui/flag.tsx'
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

/** Where a key leads from a language. */
const targets: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % locales.length,
  ArrowLeft: (index) => (index + locales.length - 1) % locales.length,
  Home: () => 0,
  End: () => locales.length - 1,
}

interface TabsProps {
  readonly id: string
  readonly written: Locale
  readonly onChoose: (locale: Locale) => void
}

const LanguageTabs = ({ id, written, onChoose }: TabsProps) => {
  const { form: m } = useMessages(articleMessages)
  const values = useWatch<ArticleDraft>() as ArticleDraft
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = locales[targets[event.key]?.(locales.indexOf(written)) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(`${id}${next}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={m.languages} className={classes.tabs} onKeyDown={onKeyDown}>
      {locales.map((locale) => {
        const isThere = values[titleFields[locale]] !== '' && values[bodyFields[locale]] !== ''
        return (
          <button
            key={locale}
            id={`${id}${locale}`}
            type="button"
            role="tab"
            aria-selected={locale === written}
            aria-controls={`${id}panel`}
            tabIndex={locale === written ? 0 : -1}
            className={classes.tab}
            onClick={() => onChoose(locale)}
          >
            <Flag locale={locale} />
            <span lang={locale}>{localeNames[locale]}</span>
            {isThere && <IconCheck size={14} stroke={2.25} aria-hidden />}
            <VisuallyHidden>{isThere ? m.isWritten : m.isMissing}</VisuallyHidden>
          </button>
        )
      })}
    </div>
  )
}

/** The question and its answer, a language at a time: the English question stands by for those who translate. */
export const TextFields = () => {
  const id = useId()
  const { form: m } = useMessages(articleMessages)
  const [written, choose] = useWritten()
  const original = useWatch<ArticleDraft, 'titleEn'>({ name: 'titleEn' })
  return (
    <>
      <LanguageTabs id={id} written={written} onChoose={choose} />
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
          description={written !== 'en' && original && m.original(original)}
        />
        <RichTextField<ArticleDraft> name={bodyFields[written]} label={m.answer} />
      </div>
    </>
  )
}
