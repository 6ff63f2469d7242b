import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import { supportMessages } from '../../messages/index.ts'
import classes from './help.module.css'
import { searchIn } from './help-query.ts'

const pauseMs = 600
const max = 4

/** Returns the first words of a text once typing pauses, as a search for suggestions. */
export const useDebouncedText = (text: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim().split(/\s+/).slice(0, 6).join(' ').slice(0, 100)), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(rested)
}

interface Props {
  readonly text: string
  /** Rendered while nothing matches. */
  readonly fallback: ReactNode
}

/** Suggests articles that may answer the text being written. They open beside it, so that no input is lost. */
export const ArticleSuggestions = ({ text, fallback }: Props) => {
  const { help: m } = useMessages(supportMessages)
  const locale = useLocale()
  const q = useDebouncedText(text)
  const { data } = useQuery({ ...searchIn(locale, q), enabled: q.length > 2 })
  const found = q.length > 2 ? (data?.found ?? []) : []
  return (
    <Panel title={m.hints}>
      {found.length === 0 && <p className={classes.updated}>{m.hintsText}</p>}
      <ul className={classes.hints} aria-live="polite">
        {found.slice(0, max).map(({ id, title, language }) => (
          <li key={id}>
            <Link to="/support/faqs" search={{ article: String(id) }} target="_blank" lang={language}>
              {title} <IconExternalLink size={14} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && fallback}
    </Panel>
  )
}
