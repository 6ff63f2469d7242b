import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import { plainKind } from '../../kit/records/plain/index.ts'
import { campaignMessages } from './messages/index.ts'

export const campaignKind = plainKind({
  entity: 'campaigns',
  icon: IconSpeakerphone,
  messages: campaignMessages,
  described: async () => (await import('./described.ts'))?.campaigns,
  form: async () => (await import('./form.ts'))?.campaignForm,
})
