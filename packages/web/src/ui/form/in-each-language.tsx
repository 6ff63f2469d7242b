import { type ReactNode, useEffect, useId, useState } from 'react'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import { type Locale, locales } from '../../lib/i18n/locale.ts'
import { useLocale } from '../../lib/i18n/use-messages.ts'
import classes from './language-tabs.module.css'
import { LanguageTabs } from './language-tabs.tsx'

interface Props {
  /** The fields of one language, without which it is missing. */
  readonly namesIn: (locale: Locale) => readonly string[]
  /** The same with those that may be left out. */
  readonly allIn?: (locale: Locale) => readonly string[]
  readonly words: { readonly languages: string; readonly isWritten: string; readonly isMissing: string }
  /** Their inputs. */
  readonly children: (written: Locale) => ReactNode
  /** What stands below them. */
  readonly below?: (written: Locale) => ReactNode
}

/** The language that is written in: one's own at first, and one in which something is wrong once that is known. */
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

/** Texts that are written in each language, a language at a time; one is there when all of its fields are. */
export const InEachLanguage = ({ namesIn, allIn = namesIn, words, children, below }: Props) => {
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
