import { Attachment, maxAttachments } from '@quarterdeck/contract/kit/attachments'
import { TicketDraft as Draft, relatedEntities, type TicketDraft } from '@quarterdeck/contract/support/tickets'
import { z } from 'zod'
import type { Locale } from '../../../kit/lib/i18n/locale.ts'

/** A linked record with its label, while the form is open. */
const Related = z.object({ entity: z.enum(relatedEntities), id: z.string(), label: z.string() })

const { subject, describe, requesterName, requesterEmail, language, priority, category, tags } = Draft.shape

/** Form values of a new ticket; ids of people and teams are texts, or empty. */
export const TicketInput = z.object({
  subject,
  describe,
  requesterName,
  requesterEmail,
  language,
  priority,
  category,
  tags,
  userId: z.string(),
  assigneeId: z.string(),
  teamId: z.string(),
  related: z.array(Related).max(20),
  files: z.array(Attachment).max(maxAttachments),
})
export type TicketInput = z.output<typeof TicketInput>

export const blank = (language: Locale): TicketInput => ({
  subject: '',
  describe: '',
  requesterName: '',
  requesterEmail: '',
  userId: '',
  assigneeId: '',
  teamId: '',
  language,
  priority: 'Normal',
  category: 'General',
  tags: [],
  related: [],
  files: [],
})

const numberOf = (value: string): number | null => (value === '' ? null : Number(value))

/** Converts form values to the request. Users keep the name and address of their account. */
export const draftOf = (input: TicketInput): Partial<TicketDraft> & Pick<TicketDraft, 'subject'> => {
  const { userId, assigneeId, teamId, related, files, requesterName: name, requesterEmail: email, ...rest } = input
  return {
    ...rest,
    userId: numberOf(userId),
    assigneeId: numberOf(assigneeId),
    teamId: numberOf(teamId),
    requesterName: userId === '' ? name : '',
    requesterEmail: userId === '' ? email : '',
    related: related.map(({ entity, id }) => ({ entity, id })),
    files: files.map(({ key }) => key),
  }
}
