import { ActionIcon, Menu } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { changeLocale } from '../../lib/i18n/catalogue.ts'
import { localeNames, locales } from '../../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { Flag } from '../../ui/flag.tsx'
import { commonMessages } from '../../ui/messages/index.ts'

export const LanguageMenu = () => {
  const m = useMessages(commonMessages)
  const current = useLocale()
  return (
    <Menu width={176} position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`${m.language}: ${localeNames[current]}`}>
          <Flag locale={current} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={m.language}>
        {locales.map((locale) => (
          <Menu.Item
            key={locale}
            lang={locale}
            aria-current={locale === current || undefined}
            leftSection={<Flag locale={locale} />}
            rightSection={locale === current && <IconCheck size={16} aria-hidden />}
            onClick={() => void changeLocale(locale)}
          >
            {localeNames[locale]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
