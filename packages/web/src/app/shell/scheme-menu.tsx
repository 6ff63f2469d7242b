import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { schemeIcons } from '../../ui/scheme-button.tsx'

const schemes = ['auto', 'light', 'dark'] as const

export const SchemeMenu = () => {
  const { scheme: m } = useMessages(commonMessages)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Current = schemeIcons[colorScheme]
  return (
    <Menu width={176} position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`${m.label}: ${m[colorScheme]}`}>
          <Current size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={m.label}>
        {schemes.map((scheme) => {
          const Icon = schemeIcons[scheme]
          return (
            <Menu.Item
              key={scheme}
              aria-current={scheme === colorScheme || undefined}
              leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
              rightSection={scheme === colorScheme && <IconCheck size={16} aria-hidden />}
              onClick={() => setColorScheme(scheme)}
            >
              {m[scheme]}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
