import type { OpeningDraft } from '@quarterdeck/contract/career/openings'

/** Returns the display name of an opening: title and place, since several places can have the same title. */
export const openingName = ({ title, place }: Pick<OpeningDraft, 'title' | 'place'>): string =>
  [title, place].filter(Boolean).join(' · ')
