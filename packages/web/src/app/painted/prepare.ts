import type { QueryClient } from '@tanstack/react-query'
import { offerKey } from '../../entrance/use-offer.ts'
import { currentLocale } from '../../lib/i18n/locale.ts'
import { letGo } from '../../lib/painted.ts'
import type { AppRouter } from '../router.ts'

/** Brings what the painted screen needs, so that React draws the same. Answers whether it can take it over. */
export const preparePainted = async (router: AppRouter, queries: QueryClient): Promise<boolean> => {
  const { painted } = window
  if (!painted) return false
  queries.setQueryData(offerKey, painted.offer)
  const titles = router.matchRoutes(router.latestLocation).map(({ staticData }) => staticData.title)
  // What fails here fails again where it is said.
  const outcomes = await Promise.allSettled([router.load(), ...titles.map((title) => title?.load(currentLocale()))])
  const isThere = outcomes.every(({ status }) => status === 'fulfilled')
  const isSame = painted.isShown && isThere && router.state.matches.every(({ status }) => status === 'success')
  if (!isSame) letGo()
  return isSame
}
