import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from './messages/index.ts'

export const schemeIcons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }
const next: Record<MantineColorScheme, MantineColorScheme> = { auto: 'light', light: 'dark', dark: 'auto' }

/** Cycles through system, light and dark. */
export const SchemeButton = () => {
  const { scheme: m } = useMessages(commonMessages)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Icon = schemeIcons[colorScheme]
  const label = `${m.label}: ${m[colorScheme]}`
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(next[colorScheme])}>
      <Icon size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
