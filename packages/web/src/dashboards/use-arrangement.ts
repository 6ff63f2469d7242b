import type { CardOrder } from '@quarterdeck/contract/account/own-settings'
import { useOwnSettings } from '../session/index.ts'
import type { DashboardName } from './dashboards.ts'

/** How the one who looks has put the cards of a dashboard, and how to put them otherwise. */
export const useArrangement = (name: DashboardName) => {
  const { settings, choose } = useOwnSettings()
  const { [name]: own, ...others } = settings.dashboards
  return {
    own,
    /** Nothing: as they come. */
    put: (next: CardOrder | undefined) => choose({ dashboards: { ...others, ...(next && { [name]: next }) } }),
  }
}
