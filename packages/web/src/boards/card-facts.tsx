import { VisuallyHidden } from '@mantine/core'
import type { Card } from '@quarterdeck/contract/boards/cards'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import type { ReactNode } from 'react'
import { dayOf } from '../kit/lib/i18n/calendar-day.ts'
import { useFormats } from '../kit/lib/i18n/formats.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { Avatar } from '../kit/ui/avatar.tsx'
import frame from '../kit/ui/board/board.module.css'
import { useCurrentMinute } from '../support/tickets/index.ts'
import { useBoard } from './board-context.ts'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'

const icon = { size: 14, stroke: 1.75, 'aria-hidden': true }
const dayMs = 86_400_000

/** A picture and a figure; what they mean is read out, and shown to whoever points at it. */
const Fact = ({ says, tone, children }: { says: string; tone?: 'red' | 'done'; children: ReactNode }) => (
  <span className={classes.fact} title={says} data-tone={tone}>
    <span aria-hidden>{children}</span>
    <VisuallyHidden>{says}</VisuallyHidden>
  </span>
)

const Due = ({ day }: { day: string }) => {
  const { card: m } = useMessages(boardMessages)
  const { days } = useFormats()
  const isLate = day < dayOf(new Date(useCurrentMinute()))
  const written = days(day, day)
  return (
    <Fact says={isLate ? m.late(written) : m.due(written)} {...(isLate && { tone: 'red' })}>
      <IconCalendar {...icon} />
      {written}
    </Fact>
  )
}

const People = ({ ids }: { ids: readonly number[] }) => {
  const { card: m } = useMessages(boardMessages)
  const { people } = useBoard()
  const known = ids.map((id) => people.get(id)).filter((person) => person !== undefined)
  const names = known.map(({ name }) => name).join(', ')
  if (known.length === 0) return null
  return (
    <span className={classes.faces} title={names}>
      {known.slice(0, 3).map(({ name, image }) => (
        <Avatar key={name} name={name} image={image} size={22} />
      ))}
      <VisuallyHidden>{m.people(names)}</VisuallyHidden>
    </span>
  )
}

/** Facts of a card at a glance: due day, progress, links, files, age and assignees. */
export const CardFacts = ({ card: { dueOn, checklist, links, files, enteredAt, assigneeIds } }: { card: Card }) => {
  const { card: m, fields, links: names } = useMessages(boardMessages)
  const { span } = useFormats()
  const now = useCurrentMinute()
  const done = checklist.filter(({ isDone }) => isDone).length
  const isOld = now - Date.parse(enteredAt) >= dayMs
  return (
    <span className={frame.facts}>
      {dueOn && <Due day={dueOn} />}
      {checklist.length > 0 && (
        <Fact says={m.steps(done, checklist.length)} {...(done === checklist.length && { tone: 'done' as const })}>
          <IconChecklist {...icon} />
          {done}/{checklist.length}
        </Fact>
      )}
      {links.length > 0 && (
        <Fact says={links.map(({ entity, id }) => names[entity](id)).join(', ')}>
          <IconLink {...icon} />
          {links[0] && names[links[0].entity](links[0].id)}
          {links.length > 1 && ` +${links.length - 1}`}
        </Fact>
      )}
      {files.length > 0 && (
        <Fact says={`${fields.files}: ${files.map(({ name }) => name).join(', ')}`}>
          <IconPaperclip {...icon} />
          {files.length}
        </Fact>
      )}
      {isOld && (
        <Fact says={m.age(span(enteredAt, now))}>
          <IconHourglass {...icon} />
          {span(enteredAt, now)}
        </Fact>
      )}
      <People ids={assigneeIds} />
    </span>
  )
}
