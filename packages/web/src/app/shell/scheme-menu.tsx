import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import { browserStorage } from '../../kit/lib/storage.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { LazyPopup } from '../../kit/ui/popup/lazy-popup.tsx'
import { schemeIcons } from '../../kit/ui/scheme-button.tsx'

const load = async () => (await import('./scheme-popup.tsx')).SchemePopup

export const SchemeMenu = () => {
  const { scheme: m } = useMessages(commonMessages)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { theme } = useMe().settings
  // On a device where nobody has chosen one, the person's holds.
  useEffect(() => {
    if (theme && browserStorage.get('userColorScheme') === null) setColorScheme(theme)
  }, [theme, setColorScheme])
  const Current = schemeIcons[colorScheme]
  const target = (
    <ActionIcon aria-label={`${m.label}: ${m[colorScheme]}`}>
      <Current size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
  return <LazyPopup kind="menu" target={target} load={load} props={{}} />
}
