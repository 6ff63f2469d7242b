import { ReplyDraft } from '@quarterdeck/contract/support/replies'
import type { PlainForm } from '../../../kit/records/plain/index.ts'
import { AudienceField } from './audience-field.tsx'
import { BodyFields } from './body-fields.tsx'

export const replyForm: PlainForm = {
  draft: ReplyDraft,
  sections: { text: ['bodyEn'] },
  inputs: {
    ownerId: { Input: AudienceField },
    bodyEn: { Input: BodyFields, wide: true, heights: [40, 84, 228, 72] },
    titleEn: false,
    titleEs: false,
    titleDe: false,
    titleJa: false,
    bodyEs: false,
    bodyDe: false,
    bodyJa: false,
  },
}
