import { Button } from '@mantine/core'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { recoverFocus } from '../ui/heading-focus.ts'
import { showHeld } from './held.ts'
import classes from './held-bar.module.css'
import type { HeldEntity } from './live-notice.tsx'
import { markRows } from './mark.ts'
import { liveMessages } from './messages/index.ts'

interface Props {
  readonly entity: HeldEntity
  readonly joining: number
  readonly leaving: number
}

/** Lies over the head of the list, so that nothing moves until someone wants it. */
export const HeldBar = ({ entity, joining, leaving }: Props) => {
  const m = useMessages(liveMessages)
  const queries = useQueryClient()
  useEffect(() => () => recoverFocus(), [])
  const show = () => {
    const list = document.querySelector(`[data-list="${entity}"]`)
    const came = showHeld(queries, entity)
    markRows(entity, new Set(came))
    // Those that came are looked at; where rows only go, one stays where one is.
    if (came.length > 0) list?.querySelector('[data-scroll-restoration-id=table]')?.scrollTo({ top: 0 })
    void queries.invalidateQueries({ queryKey: [entity, 'list'] })
  }
  const parts = [joining > 0 && m.joining[entity](joining), leaving > 0 && m.leaving[entity](leaving)].filter(Boolean)
  // Rows only stand in another order, or came from the page before: nothing is to be said of it.
  if (parts.length === 0) return null
  return (
    <div className={classes.bar}>
      <span>{parts.join(' · ')}</span>
      <Button size="compact-sm" leftSection={<IconArrowUp size={14} stroke={2} aria-hidden />} onClick={show}>
        {m.show}
      </Button>
    </div>
  )
}
