import { OpeningDraft } from '@quarterdeck/contract/career/openings'
import type { PlainForm } from '../../kit/records/plain/index.ts'

export const openingForm: PlainForm = {
  draft: OpeningDraft,
  sections: { dates: ['openedAt', 'targetAt'] },
  useDays: () => () => ({ openedAt: new Date().toISOString() }),
}
