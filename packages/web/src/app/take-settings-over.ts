import type { Me } from '@quarterdeck/contract/me'
import { changeLocale } from '../lib/i18n/catalogue.ts'
import { currentLocale, localeKey, locales } from '../lib/i18n/locale.ts'
import { prefer } from '../lib/i18n/preferences.ts'
import { kept } from '../lib/storage.ts'

/** Whether somebody has chosen a language on this device. */
const isChosen = () => locales.some((each) => each === kept.get(localeKey))

const known = new WeakSet<Me>()

/** What someone likes holds wherever they sign in; the language only where the device has none of its own. */
export const takeSettingsOver = async (me: Me): Promise<void> => {
  if (known.has(me)) return
  known.add(me)
  const { locale, theme: _, ...liked } = me.settings
  prefer(liked)
  if (locale && !isChosen()) {
    if (locale === currentLocale()) kept.set(localeKey, locale)
    else await changeLocale(locale)
  }
}
