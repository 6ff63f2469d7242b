import { ActionIcon } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { RecordReference } from '../../lib/side-panel.ts'
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts'
import { recordMessages } from '../messages/index.ts'
import { useListPosition } from './list-position.ts'
import { useStep } from './use-step.ts'

/** Goes through the records of the list, across the borders of its pages. */
export const PanelPager = ({ place }: { place: RecordReference }) => {
  const m = useMessages(recordMessages).panel
  const { position, hasPrevious, hasNext } = useListPosition(place)
  const go = useStep(place, position)
  const isAmong = hasPrevious || hasNext
  useShortcut('nextRecord', () => go(1), { enabled: isAmong })
  useShortcut('previousRecord', () => go(-1), { enabled: isAmong })
  if (!isAmong) return null
  const step = (label: string, key: string, by: 1 | -1, isThere: boolean, Icon: typeof IconChevronUp) => (
    <ActionIcon
      aria-label={label}
      aria-keyshortcuts={key}
      title={`${label} (${key})`}
      disabled={!isThere}
      onClick={() => go(by)}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
  return (
    <>
      {step(m.previous, 'k', -1, hasPrevious, IconChevronUp)}
      {step(m.next, 'j', 1, hasNext, IconChevronDown)}
    </>
  )
}
