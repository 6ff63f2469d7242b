import type { QueryClient } from '@tanstack/react-query'
import { offerKey } from '../../account/entrance/use-offer.ts'
import { currentLocale } from '../../kit/lib/i18n/locale.ts'
import { stopWatchingPrerendered } from '../../kit/lib/prerendered-input.ts'
import type { AppRouter } from '../router.ts'

/**
 * Brings what the first screen needs, so that it takes the place of the prerendered one without anything in between. Answers
 * whether React can take over what is there: that holds for sign-in, which the browser has made the same.
 */
export const preparePrerendered = async (router: AppRouter, queries: QueryClient): Promise<boolean> => {
  const { painted = null } = window
  window.painted = painted
  if (painted) queries.setQueryData(offerKey, painted.offer)
  const titles = router.matchRoutes(router.latestLocation).map(({ staticData }) => staticData.title)
  // What fails here fails again where it is said.
  const outcomes = await Promise.allSettled([router.load(), ...titles.map((title) => title?.load(currentLocale()))])
  const isThere = outcomes.every(({ status }) => status === 'fulfilled')
  const isSame = painted?.isShown && isThere && router.state.matches.every(({ status }) => status === 'success')
  if (painted && !isSame) stopWatchingPrerendered()
  return Boolean(isSame)
}
