import { CampaignDraft } from '@quarterdeck/contract/analytics/campaigns'
import type { PlainForm } from '../records/plain/index.ts'

export const campaignForm: PlainForm = { draft: CampaignDraft }
