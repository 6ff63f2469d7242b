import { type ReactNode, useEffect, useId, useState } from 'react'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import { type Locale, locales } from '../../lib/i18n/locale.ts'
import { useLocale } from '../../lib/i18n/use-messages.ts'
import classes from './language-tabs.module.css'
import { LanguageTabs } from './language-tabs.tsx'

interface Props {
  /** Returns the required fields of a language; without them its translation is missing. */
  readonly namesIn: (locale: Locale) => readonly string[]
  /** Returns all fields of a language, including optional ones. */
  readonly allIn?: (locale: Locale) => readonly string[]
  readonly words: { readonly languages: string; readonly isWritten: string; readonly isMissing: string }
  /** Renders the inputs of a language. */
  readonly children: (written: Locale) => ReactNode
  /** Renders content below the inputs. */
  readonly below?: (written: Locale) => ReactNode
}

/** Returns the edited language: the user's own at first, and one with an error when it is found. */
const useWritten = (namesIn: Props['namesIn']) => {
  const own = useLocale()
  const [written, setWritten] = useState<Locale>(own)
  const { errors, submitCount } = useFormState<FieldValues>({ name: locales.flatMap(namesIn) })
  const wrong = locales.find((locale) => namesIn(locale).some((name) => errors[name]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is sent
  useEffect(() => {
    if (wrong) setWritten(wrong)
  }, [wrong, submitCount])
  return [written, setWritten] as const
}

/** Edits texts in all languages, one at a time. A translation is complete when all its fields are filled. */
export const TranslationFields = ({ namesIn, allIn = namesIn, words, children, below }: Props) => {
  const id = useId()
  const [written, choose] = useWritten(allIn)
  const values = useWatch<FieldValues>()
  return (
    <>
      <LanguageTabs
        id={id}
        label={words.languages}
        written={written}
        isThere={(locale) => namesIn(locale).every((name) => values[name] !== '')}
        words={words}
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
        {children(written)}
      </div>
      {below?.(written)}
    </>
  )
}
