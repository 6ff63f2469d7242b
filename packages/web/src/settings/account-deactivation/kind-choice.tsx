import { leavingKinds } from '@quarterdeck/contract/constants'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './deactivation.module.css'
import type { LeaveInput } from './use-leave.ts'

/** For a while, or for good. */
export const KindChoice = () => {
  const { kind: m } = useMessages(settingsMessages).deactivation
  const { register } = useFormContext<LeaveInput>()
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.hidden}>{m.title}</legend>
      {leavingKinds.map((kind) => (
        <label key={kind} className={classes.kind}>
          <input type="radio" value={kind} {...register('kind')} />
          <span>
            <strong>{m[kind]}</strong>
            <span>{m[`${kind}Text`]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
