import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import { plainKind } from '../../kit/records/plain/index.ts'
import { openingMessages } from './messages/index.ts'

export const openingKind = plainKind({
  entity: 'openings',
  icon: IconBriefcase,
  messages: openingMessages,
  status: 'status',
  described: async () => (await import('./described.ts'))?.openings,
  form: async () => (await import('./form.ts'))?.openingForm,
})
