import { type Campaign, campaignKind } from '@quarterdeck/contract/insight/visits/campaigns'
import { described } from '../../kit/records/described/index.ts'
import { campaignMessages } from './messages/index.ts'

/** Display of campaigns beyond their field definitions. */
export const campaigns = described<Campaign>({
  kind: campaignKind,
  messages: campaignMessages,
  title: 'name',
  columns: { name: { width: 280, minWidth: 200, skeleton: 180 }, note: false },
})
