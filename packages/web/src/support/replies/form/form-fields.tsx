import { ticketCategories } from '@quarterdeck/contract/core/constants'
import type { ReplyDraft } from '@quarterdeck/contract/support/replies'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { Section } from '../../../ui/form/section.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ticketMessages } from '../../tickets/index.ts'
import { replyMessages } from '../messages/index.ts'
import { AudienceField } from './audience-field.tsx'
import { BodyFields } from './body-fields.tsx'

/** What a person may write of a canned reply. */
export const ReplyFormFields = () => {
  const { form: m, fields } = useMessages(replyMessages)
  const { categories } = useMessages(ticketMessages)
  return (
    <>
      <Section title={m.about} text={m.aboutText}>
        <TextField<ReplyDraft> name="title" label={fields.title} dir="auto" />
        <ChoiceField<ReplyDraft>
          name="category"
          label={fields.category}
          description={m.categoryHint}
          options={ticketCategories.map((value) => ({ value, label: categories[value] }))}
        />
        <AudienceField />
      </Section>
      <Section title={m.text} text={m.textText}>
        <BodyFields />
      </Section>
    </>
  )
}
