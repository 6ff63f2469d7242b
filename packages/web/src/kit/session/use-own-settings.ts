import { type Me, me } from '@quarterdeck/contract/account/me'
import type { OwnSettings } from '@quarterdeck/contract/account/own-settings'
import { call } from '../lib/api/client.ts'
import { prefer } from '../lib/i18n/preferences.ts'
import { sessionQuery, useMe } from '../lib/session.ts'
import { useOptimistic } from '../ui/use-optimistic.ts'

const withSettings = (known: Me, change: Partial<OwnSettings>): Me => ({
  ...known,
  settings: { ...known.settings, ...change },
})

const show = ({ settings: { locale: _, theme: __, startPage: ___, dashboards: ____, ...liked } }: Me) => prefer(liked)

/** Returns the person's settings of the product. A choice applies at once, and is reverted where it could not be saved. */
export const useOwnSettings = () => {
  const known = useMe()
  const { change, shown } = useOptimistic({
    query: sessionQuery,
    apply: withSettings,
    save: async (body: Partial<OwnSettings>, saved) => withSettings(saved, (await call(me.settings, { body })).data),
    onShow: show,
  })
  return { settings: shown(known).settings, choose: change }
}
