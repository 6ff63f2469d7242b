import { type Campaign, campaignKind } from '@quarterdeck/contract/analytics/campaigns'
import { described } from '../records/described/index.ts'
import { campaignMessages } from './messages/index.ts'

/** What campaigns have that does not follow from their fields. */
export const campaigns = described<Campaign>({
  kind: campaignKind,
  messages: campaignMessages,
  title: 'name',
  columns: { name: { width: 280, minWidth: 200, skeleton: 180 }, note: false },
})
