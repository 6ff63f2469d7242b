import { useMantineColorScheme } from '@mantine/core'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { changeLocale } from '../../kit/lib/i18n/catalogue.ts'
import { localeNames, locales } from '../../kit/lib/i18n/locale.ts'
import { useLocale } from '../../kit/lib/i18n/use-messages.ts'
import type { Command } from '../../kit/records/palette/index.ts'
import { useOwnSettings } from '../../kit/session/use-own-settings.ts'
import { schemeIcons } from '../../kit/ui/scheme-button.tsx'
import { performShortcut } from '../../kit/ui/shortcuts/registry.ts'
import { toggleRail, useRail } from '../use-rail.ts'
import { useSignOut } from '../use-sign-out.ts'
import { useNames } from './use-names.ts'

const schemes = ['auto', 'light', 'dark'] as const

/** Returns the commands that are available on every screen. */
export const useActions = (): readonly Command[] => {
  const nameOf = useNames()
  const locale = useLocale()
  const rail = useRail()
  const signOut = useSignOut()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { choose } = useOwnSettings()

  const languages = locales
    .filter((each) => each !== locale)
    .map((each) => {
      const { label, also } = nameOf({
        label: ({ common }) => `${common.language}: ${localeNames[each]}`,
        also: 'language',
      })
      const names = [locale, 'en'].map((tag) => new Intl.DisplayNames(tag, { type: 'language' }).of(each))
      const perform = () => {
        void changeLocale(each)
        choose({ locale: each })
      }
      return {
        id: `language-${each}`,
        icon: IconLanguage,
        leads: false,
        label,
        also: [also, ...names].join(' '),
        perform,
      }
    })
  const colors = schemes
    .filter((each) => each !== colorScheme)
    .map((each) => ({
      id: `scheme-${each}`,
      icon: schemeIcons[each],
      leads: false,
      perform: () => {
        setColorScheme(each)
        choose({ theme: each })
      },
      ...nameOf({ label: ({ common }) => `${common.scheme.label}: ${common.scheme[each]}`, also: 'scheme' }),
    }))
  return [
    ...languages,
    ...colors,
    {
      id: 'rail',
      icon: IconLayoutSidebar,
      leads: false,
      perform: toggleRail,
      ...nameOf({ label: ({ app }) => app.navigation[rail ? 'expand' : 'collapse'], also: 'navigation' }),
    },
    {
      id: 'shortcuts',
      icon: IconKeyboard,
      leads: true,
      perform: () => performShortcut('help'),
      ...nameOf({ label: ({ common }) => common.shortcuts.title, also: 'shortcuts' }),
    },
    {
      id: 'sign-out',
      icon: IconLogout,
      leads: true,
      perform: () => void signOut(),
      ...nameOf({ label: ({ app }) => app.account.signOut, also: 'signOut' }),
    },
  ].map((action) => ({ ...action, group: 'do' }))
}
