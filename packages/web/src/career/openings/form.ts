import { OpeningDraft } from '@quarterdeck/contract/career/openings'
import type { PlainForm } from '../../records/plain/index.ts'

export const openingForm: PlainForm = {
  draft: OpeningDraft,
  sections: { dates: ['openedAt', 'targetAt'] },
  useStart: () => ({ openedAt: new Date().toISOString() }),
}
