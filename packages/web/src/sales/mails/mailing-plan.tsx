import type { MailingGroup, MailingPlan, PlannedMail } from '@quarterdeck/contract/work/mailings'
import { type ReactNode, useId } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { localeNames } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import record from '../../ui/styles/record.module.css'
import shared from '../../ui/styles/shared.module.css'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'

/** What of a plan does not go out because somebody said so. */
export interface Unpicked {
  readonly groups: readonly MailingGroup[]
  readonly ids: readonly string[]
}

type Group = MailingPlan['groups'][number]

/** How many of a group go out. */
export const countOf = ({ name, count, rows }: Group, { groups, ids }: Unpicked): number =>
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

/** To whom a mail goes, and what it is about. */
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
  readonly unpicked: Unpicked
  /** Absent where nothing may be left out. */
  readonly onUnpick?: ((unpicked: Unpicked) => void) | undefined
}

/** Invoices that go out by the same mail: any of those named may be left out, or all at once. */
export const GoingGroup = ({ group: { name, count, rows }, unpicked, onUnpick }: GroupProps) => {
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
