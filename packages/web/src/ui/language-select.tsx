import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { changeLocale } from '../lib/i18n/catalogue.ts'
import { type Locale, localeNames, locales } from '../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../lib/i18n/use-messages.ts'
import { Flag } from './flag.tsx'
import classes from './language-select.module.css'
import { commonMessages } from './messages/index.ts'

/** The language as the browser's own list: on public pages every kilobyte counts. */
export const LanguageSelect = () => {
  const m = useMessages(commonMessages)
  const current = useLocale()
  return (
    <div className={classes.select}>
      <Flag locale={current} />
      <span aria-hidden="true">{localeNames[current]}</span>
      <IconChevronDown size={14} aria-hidden />
      <select
        aria-label={m.language}
        value={current}
        onChange={(event) => void changeLocale(event.currentTarget.value as Locale)}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {localeNames[locale]}
          </option>
        ))}
      </select>
    </div>
  )
}
