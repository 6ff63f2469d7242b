import { ActionIcon } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useController, useWatch } from 'react-hook-form'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { wordsOf } from '../../../kit/ui/form/field-problem.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { keyOf, RelatedSelect } from '../../tickets/index.ts'
import { ticketMessages } from '../../tickets/messages/index.ts'
import classes from './create-ticket.module.css'
import type { TicketInput } from './ticket-input.ts'

/** Links orders, invoices, products and reviews, found by search. */
export const RelatedField = () => {
  const { create: m, fields } = useMessages(ticketMessages)
  const common = useMessages(commonMessages)
  const { field, fieldState } = useController<TicketInput, 'related'>({ name: 'related' })
  const { value: chosen, onChange, ...input } = field
  const userId = useWatch<TicketInput, 'userId'>({ name: 'userId' })
  return (
    <div className={classes.related}>
      <RelatedSelect
        {...input}
        label={fields.related}
        chosen={chosen}
        customerId={userId === '' ? undefined : Number(userId)}
        onAdd={(one) => onChange([...chosen, one])}
        error={wordsOf(common, fieldState.error?.message)}
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={fields.related}>
          {chosen.map((one) => (
            <li key={keyOf(one)}>
              <bdi>{one.label}</bdi>
              <span className={shared.hint}>{m.relatedKinds[one.entity]}</span>
              <ActionIcon
                size="sm"
                aria-label={m.removeRelated(one.label)}
                title={m.removeRelated(one.label)}
                onClick={() => onChange(chosen.filter((each) => each !== one))}
              >
                <IconX size={14} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
