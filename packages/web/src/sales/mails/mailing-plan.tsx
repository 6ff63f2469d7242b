import type { MailingGroup, MailingPlan, PlannedMail } from '@quarterdeck/contract/sales/mailings'
import { type ReactNode, useId } from 'react'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { localeNames } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { CheckBox } from '../../kit/ui/check-box.tsx'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'

/** Parts of a plan excluded by the user. */
export interface MailingExclusions {
  readonly groups: readonly MailingGroup[]
  readonly ids: readonly string[]
}

type Group = MailingPlan['groups'][number]

/** Returns the number of mails of a group. */
export const countOf = ({ name, count, rows }: Group, { groups, ids }: MailingExclusions): number =>
  groups.includes(name) ? 0 : count - rows.filter(({ id }) => ids.includes(id)).length

const without = <Each,>(all: readonly Each[], one: Each) =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one]

export const Named = ({ row: { id, customer }, children }: { row: PlannedMail; children: ReactNode }) => (
  <span className={record.entry}>
    <span>
      <span data-figures>{id}</span>
      {customer && (
        <>
          {' · '}
          <bdi>{customer}</bdi>
        </>
      )}
    </span>
    {children}
  </span>
)

/** Shows recipient and language of a mail, with the overdue amount of a reminder. */
const Going = ({ row: { to, language, sentAt, reminder } }: { row: PlannedMail }) => {
  const { batch, reminders: m } = useMessages(mailMessages)
  const { money, date } = useFormats()
  return (
    <>
      {reminder && <span className={shared.hintWrap}>{m.late(money(reminder.overdueAmount), reminder.daysLate)}</span>}
      <span className={shared.hintWrap}>
        {to} · {localeNames[language]}
        {!reminder && sentAt && ` · ${batch.lastSent(date(sentAt))}`}
      </span>
    </>
  )
}

export const More = ({ count }: { count: number }) => {
  const { batch: m } = useMessages(mailMessages)
  return count > 0 ? <p className={shared.hint}>{m.more(count)}</p> : null
}

interface GroupProps {
  readonly group: Group
  readonly unpicked: MailingExclusions
  /** Absent if nothing may be excluded. */
  readonly onUnpick?: ((unpicked: MailingExclusions) => void) | undefined
}

/** Lists invoices sent by the same mail; listed ones can be excluded, or the whole group. */
export const IncludedGroup = ({ group: { name, count, rows }, unpicked, onUnpick }: GroupProps) => {
  const { batch: m, kinds } = useMessages(mailMessages)
  const { number } = useFormats()
  const own = useId()
  const titles = { ...kinds, invoice: m.who, paid: m.paid }
  const title = titles[name]
  const isOut = unpicked.groups.includes(name)
  const heading = `${title} · ${number(count)}`
  return (
    <section className={shared.stack8} aria-label={title}>
      <h3 className={classes.part}>
        {onUnpick ? (
          <label className={classes.pick} htmlFor={own}>
            <CheckBox
              id={own}
              aria-label={title}
              checked={!isOut}
              onChange={() => onUnpick({ ...unpicked, groups: without(unpicked.groups, name) })}
            />
            {heading}
          </label>
        ) : (
          heading
        )}
      </h3>
      {name === 'paid' && <p className={shared.hintWrap}>{m.paidHint}</p>}
      <ul className={record.entries} aria-label={title}>
        {rows.map((row) => (
          <li key={row.id}>
            {onUnpick ? (
              <label className={classes.pick} htmlFor={`${own}${row.id}`}>
                <CheckBox
                  id={`${own}${row.id}`}
                  aria-label={row.id}
                  disabled={isOut}
                  checked={!isOut && !unpicked.ids.includes(row.id)}
                  onChange={() => onUnpick({ ...unpicked, ids: without(unpicked.ids, row.id) })}
                />
                <Named row={row}>
                  <Going row={row} />
                </Named>
              </label>
            ) : (
              <Named row={row}>
                <Going row={row} />
              </Named>
            )}
          </li>
        ))}
      </ul>
      <More count={count - rows.length} />
    </section>
  )
}
