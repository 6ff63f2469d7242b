import { ActionIcon } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import { useMessages } from '../lib/i18n/use-messages.ts'
import type { Place } from '../lib/peek.ts'
import { useShortcut } from '../ui/shortcuts/use-shortcut.ts'
import { useAround } from './around.ts'
import { peekMessages } from './messages/index.ts'
import { useStep } from './use-step.ts'

/** Goes through the records of the list, across the borders of its pages. */
export const Steps = ({ place }: { place: Place }) => {
  const m = useMessages(peekMessages)
  const { previous, next } = useAround(place)
  const go = useStep(place)
  const isAmong = previous !== undefined || next !== undefined
  useShortcut('nextRecord', () => void go(next), { enabled: isAmong })
  useShortcut('previousRecord', () => void go(previous), { enabled: isAmong })
  if (!isAmong) return null
  const step = (label: string, key: string, to: number | undefined, Icon: typeof IconChevronUp) => (
    <ActionIcon
      aria-label={label}
      aria-keyshortcuts={key}
      title={`${label} (${key})`}
      disabled={to === undefined}
      onClick={() => void go(to)}
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
