import type { OpeningDraft } from '@quarterdeck/contract/career/openings'

/** What an opening is called: there may be two of one title in different places. */
export const openingName = ({ title, place }: Pick<OpeningDraft, 'title' | 'place'>): string =>
  [title, place].filter(Boolean).join(' · ')
