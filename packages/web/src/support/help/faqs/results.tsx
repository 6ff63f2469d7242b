import { VisuallyHidden } from '@mantine/core'
import { help } from '@quarterdeck/contract/support/help'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ProblemPanel } from '../../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { StatePanel } from '../../../kit/ui/state-panel.tsx'
import { supportMessages } from '../../messages/index.ts'
import { Accordion } from './accordion.tsx'
import classes from './help.module.css'
import { searchIn } from './help-query.ts'

/** Milliseconds after which a search without results is recorded; the user may still be typing. */
const settledMs = 1500

const useNoteMiss = (q: string, isMiss: boolean): void => {
  const language = useLocale()
  useEffect(() => {
    if (!isMiss) return
    const note = () => void call(help.miss, { body: { q, language } }).catch(() => undefined)
    const timer = setTimeout(note, settledMs)
    return () => clearTimeout(timer)
  }, [q, isMiss, language])
}

interface Props {
  readonly q: string
  readonly open: number | undefined
  readonly onOpen: (id: number | undefined) => void
}

/** Lists the articles that match a search. */
export const Results = ({ q, open, onOpen }: Props) => {
  const { help: m } = useMessages(supportMessages)
  const locale = useLocale()
  const { data, error, refetch, isPlaceholderData } = useQuery(searchIn(locale, q))
  useNoteMiss(q, data?.found.length === 0 && !isPlaceholderData)
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="100%" height={200} />
  return (
    <section aria-label={m.results}>
      <p role="status" className={classes.count}>
        {data.found.length > 0 ? m.found(data.found.length) : <VisuallyHidden>{m.found(0)}</VisuallyHidden>}
      </p>
      {data.found.length > 0 ? (
        <Accordion entries={data.found} words={data.words} open={open} onOpen={onOpen} level={2} />
      ) : (
        <StatePanel title={m.nothing(q)} text={m.nothingText} />
      )}
    </section>
  )
}
