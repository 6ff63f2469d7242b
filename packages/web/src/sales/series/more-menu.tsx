import { Menu } from '@mantine/core'
import type { Series } from '@quarterdeck/contract/sales/series'
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconPlayerTrackNext from '@tabler/icons-react/dist/esm/icons/IconPlayerTrackNext.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../kit/lib/use-is-current-screen.ts'
import { useDelete } from '../../kit/records/index.ts'
import { savedSearchOf } from '../../kit/ui/data-table/return-state.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import type { PopupTarget } from '../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../kit/ui/popup/menu-popup.tsx'
import { seriesMessages } from './messages/index.ts'
import { seriesSource } from './source.ts'
import { useDayFormat } from './state.tsx'

interface Props {
  readonly target: PopupTarget
  readonly series: Series
  /** Absent if the action is not available. */
  readonly issueNow: (() => void) | undefined
  readonly skip: (() => void) | undefined
  readonly end: (() => void) | undefined
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** Renders further actions of a series. */
export const MoreMenu = ({ target, series, issueNow, skip, end }: Props) => {
  const { record: m } = useMessages(seriesMessages)
  const { actions } = useMessages(commonMessages)
  const day = useDayFormat()
  const mayDelete = usePermission('series:delete')
  const deleteSeries = useDelete(seriesSource)
  const leadOn = useNavigateIfHere()
  const remove = async () => {
    if (await deleteSeries([series])) await leadOn({ to: '/series', search: savedSearchOf('/series') })
  }
  return (
    <MenuPopup target={target} label={m.more} width={260} position="bottom-end">
      {issueNow && (
        <Menu.Item leftSection={<IconFileCheck {...icon} />} onClick={issueNow}>
          {m.now[series.makes]}
        </Menu.Item>
      )}
      {skip && (
        <Menu.Item leftSection={<IconPlayerTrackNext {...icon} />} onClick={skip}>
          {m.skip(day(series.nextDate ?? ''))}
        </Menu.Item>
      )}
      {end && (
        <Menu.Item leftSection={<IconFlag {...icon} />} onClick={end}>
          {m.end}
        </Menu.Item>
      )}
      {mayDelete && (issueNow || skip || end) && <Menu.Divider />}
      {mayDelete && (
        <Menu.Item c="var(--qd-red-text)" leftSection={<IconTrash {...icon} />} onClick={() => void remove()}>
          {actions.delete}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
