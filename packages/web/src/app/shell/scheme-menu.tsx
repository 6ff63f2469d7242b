import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { LazyPopup } from '../../ui/popup/lazy-popup.tsx'
import { schemeIcons } from '../../ui/scheme-button.tsx'

const load = async () => (await import('./scheme-popup.tsx')).SchemePopup

export const SchemeMenu = () => {
  const { scheme: m } = useMessages(commonMessages)
  const { colorScheme } = useMantineColorScheme()
  const Current = schemeIcons[colorScheme]
  const target = (
    <ActionIcon aria-label={`${m.label}: ${m[colorScheme]}`}>
      <Current size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
  return <LazyPopup kind="menu" target={target} load={load} props={{}} />
}
