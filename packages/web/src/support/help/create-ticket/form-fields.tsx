import { ticketCategories, ticketPriorities } from '@quarterdeck/contract/kit/constants'
import { useWatch } from 'react-hook-form'
import { localeNames, locales } from '../../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { Section } from '../../../kit/ui/form/section.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { PersonField } from '../../../people/users/index.ts'
import { useAssigneeOptions, useTeamOptions } from '../../tickets/index.ts'
import { ticketMessages } from '../../tickets/messages/index.ts'
import { Aside } from './aside.tsx'
import classes from './create-ticket.module.css'
import { DescriptionField } from './description-field.tsx'
import { RelatedField } from './related-field.tsx'
import { TagsField } from './tags-field.tsx'
import type { TicketInput } from './ticket-input.ts'

const nobody = { id: '', name: '' }

/** Selects the requester: a user, or name and address of somebody without an account. */
const RequesterFields = () => {
  const { create: m, fields } = useMessages(ticketMessages)
  const userId = useWatch<TicketInput, 'userId'>({ name: 'userId' })
  return (
    <>
      <PersonField<TicketInput> name="userId" label={fields.userId} placeholder={m.findCustomer} before={nobody} />
      {userId === '' && (
        <div className={classes.pair}>
          <TextField<TicketInput> name="requesterName" label={fields.requesterName} />
          <TextField<TicketInput> name="requesterEmail" label={fields.requesterEmail} inputMode="email" />
        </div>
      )}
      <ChoiceField<TicketInput>
        name="language"
        label={fields.language}
        description={m.languageHint}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
      />
    </>
  )
}

const HandlingFields = () => {
  const { create: m, fields, priorities, categories, unassigned, noTeam } = useMessages(ticketMessages)
  const [, ...people] = useAssigneeOptions()
  const [, ...teams] = useTeamOptions()
  const chosen = { nothing: m.nothing, clear: m.clear }
  return (
    <>
      <div className={classes.pair}>
        <ChoiceField<TicketInput>
          name="priority"
          label={fields.priority}
          options={ticketPriorities.map((value) => ({ value, label: priorities[value] }))}
        />
        <ChoiceField<TicketInput>
          name="category"
          label={fields.category}
          options={ticketCategories.map((value) => ({ value, label: categories[value] }))}
        />
      </div>
      <div className={classes.pair}>
        <ChoiceField<TicketInput>
          name="assigneeId"
          label={fields.assigneeId}
          options={people}
          search={{ hint: unassigned, ...chosen }}
        />
        {teams.length > 0 && (
          <ChoiceField<TicketInput>
            name="teamId"
            label={fields.teamId}
            options={teams}
            search={{ hint: noTeam, ...chosen }}
          />
        )}
      </div>
      <TagsField />
    </>
  )
}

interface Props {
  /** True for a further ticket right after one was created. */
  readonly isNext: boolean
}

/** Renders the inputs of a new ticket, with suggested articles beside them. */
export const FormFields = ({ isNext }: Props) => {
  const { create: m, fields } = useMessages(ticketMessages)
  return (
    <div className={classes.columns}>
      <div className={classes.sections}>
        <Section title={m.about} text={m.aboutText} wide>
          <TextField<TicketInput> name="subject" label={fields.subject} required autoFocus={isNext} />
          <DescriptionField />
          <RelatedField />
        </Section>
        <Section title={m.requester} text={m.requesterText} wide>
          <RequesterFields />
        </Section>
        <Section title={m.handling} text={m.handlingText} wide>
          <HandlingFields />
        </Section>
      </div>
      <Aside />
    </div>
  )
}
