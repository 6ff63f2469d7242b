import { ActionIcon } from '@mantine/core'
import { localeNames } from '../../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { Flag } from '../../ui/flag.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { LazyPopup } from '../../ui/popup/lazy-popup.tsx'

const load = async () => (await import('./language-popup.tsx')).LanguagePopup

export const LanguageMenu = () => {
  const m = useMessages(commonMessages)
  const current = useLocale()
  const target = (
    <ActionIcon aria-label={`${m.language}: ${localeNames[current]}`}>
      <Flag locale={current} />
    </ActionIcon>
  )
  return <LazyPopup kind="menu" target={target} load={load} props={{}} />
}
