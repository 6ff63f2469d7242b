import IconMessage2Bolt from '@tabler/icons-react/dist/esm/icons/IconMessage2Bolt.mjs'
import { plainKind } from '../../kit/records/plain/index.ts'
import { replyMessages } from './messages/index.ts'

export const replyKind = plainKind({
  entity: 'replies',
  icon: IconMessage2Bolt,
  messages: replyMessages,
  described: async () => (await import('./described.tsx'))?.replies,
  form: async () => (await import('./form/form.ts'))?.replyForm,
  details: async () => (await import('./details.tsx')).ReplyText,
})
