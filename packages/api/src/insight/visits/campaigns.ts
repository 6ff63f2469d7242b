import { campaignKind } from '@quarterdeck/contract/insight/visits/campaigns'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import { findBy } from '../../kit/lists/find.ts'
import { ordinary } from '../../kit/ordinary/index.ts'
import { sampleCampaigns } from './sample-campaigns.ts'

export const campaigns = ordinary(campaignKind, {
  title: 'name',
  sample: sampleCampaigns,
  personal: {},
  searched: sql`folded("name" || ' ' || "code")`,
  check: async (_, __, after) => {
    if (after?.endsAt && after.endsAt < after.startsAt)
      throw fieldProblem('endsAt', { code: 'date_order', message: 'It ends before it begins' })
  },
})

/** Finds campaigns for the global search. */
export const find = findBy({
  ...campaigns,
  shown: ({ id, name }) => ({ id, title: name }),
  texts: ({ name, code }) => ({ texts: [name, code] }),
})
