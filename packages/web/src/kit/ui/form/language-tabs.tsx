import { VisuallyHidden } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { KeyboardEvent } from 'react'
import { type Locale, localeNames, locales } from '../../lib/i18n/locale.ts'
import { Flag } from '../flag.tsx'
import classes from './language-tabs.module.css'

/** Tab index after a key. */
const targets: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % locales.length,
  ArrowLeft: (index) => (index + locales.length - 1) % locales.length,
  Home: () => 0,
  End: () => locales.length - 1,
}

interface Props {
  /** Prefix of element ids: `${id}panel` for the panel, `${id}${locale}` for each tab. */
  readonly id: string
  readonly label: string
  readonly written: Locale
  /** Returns true if a translation exists. */
  readonly isThere: (locale: Locale) => boolean
  readonly words: { readonly isWritten: string; readonly isMissing: string }
  readonly onChoose: (locale: Locale) => void
}

/** Renders tabs for the languages of a text, marking missing translations. */
export const LanguageTabs = ({ id, label, written, isThere, words, onChoose }: Props) => {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = locales[targets[event.key]?.(locales.indexOf(written)) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(`${id}${next}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={classes.tabs} onKeyDown={onKeyDown}>
      {locales.map((locale) => (
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
          {isThere(locale) && <IconCheck size={14} stroke={2.25} aria-hidden />}
          <VisuallyHidden>{isThere(locale) ? words.isWritten : words.isMissing}</VisuallyHidden>
        </button>
      ))}
    </div>
  )
}
