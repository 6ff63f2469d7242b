import { placeholdersIn } from '@quarterdeck/contract/kit/placeholders'
import { isReplyVariable, replyVariables } from '@quarterdeck/contract/support/reply-words'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { replyMessages } from '../messages/index.ts'
import classes from './form.module.css'

/** Lists the available variables, and unknown ones in the text. */
export const Variables = ({ text }: { readonly text: string }) => {
  const { form: m } = useMessages(replyMessages)
  const unknown = placeholdersIn(text).filter((name) => !isReplyVariable(name))
  return (
    <div className={classes.variables}>
      <p>{m.variablesText}</p>
      <dl>
        {replyVariables.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{m.variables[name]}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={classes.unknown}>
        {unknown.length > 0 && m.unknown(unknown.map((name) => `{${name}}`).join(', '), unknown.length)}
      </p>
    </div>
  )
}
