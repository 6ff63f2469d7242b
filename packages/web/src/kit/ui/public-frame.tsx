import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { changeLocale } from '../lib/i18n/catalogue.ts'
import { type Locale, localeNames, locales } from '../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../lib/i18n/use-messages.ts'
import { Flag } from './flag.tsx'
import { Logo } from './logo.tsx'
import { commonMessages } from './messages/index.ts'
import classes from './public-frame.module.css'
import { SchemeButton } from './scheme-button.tsx'

/** Renders a native language select, because bundle size matters on public pages. */
const LanguageSelect = () => {
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

/** Controls for language and color scheme. */
export const Controls = () => (
  <div className={classes.controls}>
    <LanguageSelect />
    <SchemeButton />
  </div>
)

export const PublicBar = () => (
  <header className={classes.bar}>
    <Link to="/" className={classes.brand}>
      <Logo />
      Quarterdeck
    </Link>
    <Controls />
  </header>
)

/** Frame of public screens. */
export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.frame}>
    <PublicBar />
    <main className={classes.main}>{children}</main>
  </div>
)
