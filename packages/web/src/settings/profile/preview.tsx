import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './formats.module.css'

/** What the choices make of a moment and of an amount. */
export const Preview = ({ at }: { at: string }) => {
  const { preview: m } = useMessages(settingsMessages).profile
  const { date, instant, money, number } = useFormats()
  return (
    <dl className={classes.preview} aria-label={m.title}>
      <dt>{m.day}</dt>
      <dd>{date(at)}</dd>
      <dt>{m.moment}</dt>
      <dd>{instant(at)}</dd>
      <dt>{m.number}</dt>
      <dd>{number(1234567.89)}</dd>
      <dt>{m.money}</dt>
      <dd>{money(-2499.5)}</dd>
    </dl>
  )
}
