import type { UserSummary } from '@quarterdeck/contract/profile'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { userMessages } from '../messages/index.ts'
import { type Tab, useProfileAddress } from './profile-address.ts'

interface Props {
  readonly shown: readonly Tab[]
  readonly current: Tab
  readonly summary: UserSummary
}

/** The parts of a person's page. */
export const ProfileTabs = ({ shown, current, summary }: Props) => {
  const m = useMessages(userMessages).profile
  const { part } = useProfileAddress()
  return (
    <Tabs
      label={m.sections}
      current={current}
      tabs={shown.map((tab, index) => ({
        name: tab,
        label: m.tabs[tab],
        link: { to: '/users/profile', search: part(index === 0 ? {} : { tab }) },
        count: tab === 'timeline' ? undefined : summary[tab]?.total,
      }))}
    />
  )
}
