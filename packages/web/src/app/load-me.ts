import type { Me } from '@quarterdeck/contract/account/me'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../kit/lib/api-error.ts'
import { clearDraftsOfOthers } from '../kit/lib/drafts.ts'
import { changeLocale } from '../kit/lib/i18n/catalogue.ts'
import { currentLocale, localeKey, locales } from '../kit/lib/i18n/locale.ts'
import { prefer } from '../kit/lib/i18n/preferences.ts'
import { sessionQuery } from '../kit/lib/session.ts'
import { browserStorage } from '../kit/lib/storage.ts'
import { adoptListPreferences } from '../kit/records/views/index.ts'

/** Returns true where a person has chosen a language on this device. */
const isChosen = () => locales.some((each) => each === browserStorage.get(localeKey))

const known = new WeakSet<Me>()

/** Applies the settings of an account on this device; its language only where the device has none. */
const takeSettingsOver = async (me: Me): Promise<void> => {
  if (known.has(me)) return
  known.add(me)
  const { locale, theme: _, startPage: __, dashboards: ___, ...liked } = me.settings
  prefer(liked)
  if (locale && !isChosen()) {
    if (locale === currentLocale()) browserStorage.set(localeKey, locale)
    else await changeLocale(locale)
  }
}

/** Returns the signed-in person, or undefined. */
export const loadMe = async (queries: QueryClient): Promise<Me | undefined> => {
  try {
    const me = await queries.ensureQueryData(sessionQuery)
    adoptListPreferences(me)
    clearDraftsOfOthers(me.id)
    await takeSettingsOver(me)
    return me
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return undefined
    throw error
  }
}
