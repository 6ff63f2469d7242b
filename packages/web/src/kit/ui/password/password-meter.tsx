import { isCommonPassword, minPassword } from '@quarterdeck/contract/kit/passwords'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import classes from './password-meter.module.css'
import { strengthOf } from './strength.ts'

/** Shows the strength of a new password while typing, as text and four bars. */
export const PasswordMeter = ({ password }: { password: string }) => {
  const m = useMessages(commonMessages)
  const guessed = strengthOf(password, minPassword)
  const strength = guessed > 1 && isCommonPassword(password) ? 1 : guessed
  return (
    <div className={classes.meter} data-strength={password === '' ? undefined : strength}>
      <span className={classes.strokes} aria-hidden>
        {[1, 2, 3, 4].map((stroke) => (
          <i key={stroke} data-on={strength >= stroke || undefined} />
        ))}
      </span>
      <span className={classes.words} aria-live="polite">
        {strength === 0 ? m.fields.too_short(minPassword) : m.passwordStrength[strength]}
      </span>
    </div>
  )
}
