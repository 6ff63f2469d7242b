import { Menu } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { changeLocale } from '../../kit/lib/i18n/catalogue.ts'
import { localeNames, locales } from '../../kit/lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useOwnSettings } from '../../kit/session/use-own-settings.ts'
import { Flag } from '../../kit/ui/flag.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import type { PopupTarget } from '../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../kit/ui/popup/menu-popup.tsx'

export const LanguagePopup = ({ target }: { target: PopupTarget }) => {
  const m = useMessages(commonMessages)
  const current = useLocale()
  const { choose } = useOwnSettings()
  return (
    <MenuPopup target={target} label={m.language} width={176} position="bottom-end">
      {locales.map((locale) => (
        <Menu.Item
          key={locale}
          lang={locale}
          aria-current={locale === current || undefined}
          leftSection={<Flag locale={locale} />}
          rightSection={locale === current && <IconCheck size={16} aria-hidden />}
          onClick={() => {
            void changeLocale(locale)
            choose({ locale })
          }}
        >
          {localeNames[locale]}
        </Menu.Item>
      ))}
    </MenuPopup>
  )
}
