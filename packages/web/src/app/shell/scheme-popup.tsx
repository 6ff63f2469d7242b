import { Menu, useMantineColorScheme } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useOwnSettings } from '../../kit/session/use-own-settings.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import type { PopupTarget } from '../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../kit/ui/popup/menu-popup.tsx'
import { schemeIcons } from '../../kit/ui/scheme-button.tsx'

const schemes = ['auto', 'light', 'dark'] as const

export const SchemePopup = ({ target }: { target: PopupTarget }) => {
  const { scheme: m } = useMessages(commonMessages)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { choose } = useOwnSettings()
  return (
    <MenuPopup target={target} label={m.label} width={176} position="bottom-end">
      {schemes.map((scheme) => {
        const Icon = schemeIcons[scheme]
        return (
          <Menu.Item
            key={scheme}
            aria-current={scheme === colorScheme || undefined}
            leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
            rightSection={scheme === colorScheme && <IconCheck size={16} aria-hidden />}
            onClick={() => {
              setColorScheme(scheme)
              choose({ theme: scheme })
            }}
          >
            {m[scheme]}
          </Menu.Item>
        )
      })}
    </MenuPopup>
  )
}
