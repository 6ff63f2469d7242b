import { Button } from '@mantine/core'
import type { Entity } from '@quarterdeck/contract/kit/entities'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { restoreFocus } from '../../ui/heading-focus.ts'
import { useKind } from '../index.ts'
import { recordMessages } from '../messages/index.ts'
import classes from './live.module.css'
import { markRows } from './mark-rows.ts'
import { showPending } from './pending.ts'

interface Props {
  readonly entity: Entity
  readonly added: number
  readonly removed: number
}

/** Lies over the head of the list, so that nothing moves until someone wants it. */
export const PendingBar = ({ entity, added, removed }: Props) => {
  const m = useMessages(recordMessages).live
  const locale = useLocale()
  const { list } = useKind(entity)
  const queries = useQueryClient()
  useEffect(() => () => restoreFocus(), [])
  const show = () => {
    const rows = document.querySelector(`[data-list="${entity}"]`)
    const came = showPending(queries, entity)
    markRows(entity, new Set(came))
    // Those that came are looked at; where rows only go, one stays where one is.
    if (came.length > 0) rows?.querySelector('[data-scroll-restoration-id=table]')?.scrollTo({ top: 0 })
    void queries.invalidateQueries({ queryKey: [entity, 'list'] })
  }
  const words = list && use(list.words.load(locale))
  const parts = [added > 0 && words?.added(added), removed > 0 && words?.removed(removed)].filter(Boolean)
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
