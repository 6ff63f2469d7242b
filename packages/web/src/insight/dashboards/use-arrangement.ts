import type { CardOrder } from '@quarterdeck/contract/account/own-settings'
import { useOwnSettings } from '../../kit/session/index.ts'
import type { DashboardName } from './dashboards.ts'

/** Returns the user's card order of a dashboard, and a function to change it. */
export const useArrangement = (name: DashboardName) => {
  const { settings, choose } = useOwnSettings()
  const { [name]: own, ...others } = settings.dashboards
  return {
    own,
    /** Saves a card arrangement; undefined restores the default. */
    put: (next: CardOrder | undefined) => choose({ dashboards: { ...others, ...(next && { [name]: next }) } }),
  }
}
