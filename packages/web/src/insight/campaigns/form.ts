import { CampaignDraft } from '@quarterdeck/contract/insight/visits/campaigns'
import type { PlainForm } from '../../kit/records/plain/index.ts'

export const campaignForm: PlainForm = { draft: CampaignDraft }
