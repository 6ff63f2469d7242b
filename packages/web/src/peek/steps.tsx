import { ActionIcon } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { type Place, usePeek } from '../lib/peek.ts'
import { useShortcut } from '../ui/shortcuts/use-shortcut.ts'
import { rowOf, useAround } from './around.ts'
import { peekMessages } from './messages/index.ts'

/** Goes through the records of the list, in which the row of the shown one comes into sight. */
export const Steps = ({ place }: { place: Place }) => {
  const m = useMessages(peekMessages)
  const { peekNext } = usePeek()
  const { previous, next } = useAround(place)
  const isAmong = previous !== undefined || next !== undefined

  const go = (to: Place | undefined) => {
    if (!to) return
    const row = rowOf(to)
    // Who is in the list stays in the list, at the row that is shown.
    if (document.activeElement?.closest('[data-row]')) row?.querySelector<HTMLElement>('a')?.focus()
    row?.scrollIntoView({ block: 'nearest' })
    peekNext(to)
  }
  useShortcut('nextRecord', () => go(next), { enabled: isAmong })
  useShortcut('previousRecord', () => go(previous), { enabled: isAmong })
  if (!isAmong) return null
  const step = (label: string, key: string, to: Place | undefined, Icon: typeof IconChevronUp) => (
    <ActionIcon
      aria-label={label}
      aria-keyshortcuts={key}
      title={`${label} (${key})`}
      disabled={!to}
      onClick={() => go(to)}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
  return (
    <>
      {step(m.previous, 'k', previous, IconChevronUp)}
      {step(m.next, 'j', next, IconChevronDown)}
    </>
  )
}
