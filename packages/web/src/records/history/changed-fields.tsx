import { VisuallyHidden } from '@mantine/core'
import type { Change } from '@quarterdeck/contract/changes'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import shared from '../../ui/styles/shared.module.css'
import { type History, toldOf } from '../index.ts'
import { recordMessages } from '../messages/index.ts'
import { ShownValue, wordsOf } from './shown-value.tsx'
import classes from './timeline.module.css'

/** Each changed field with its value before and after. */
export const ChangedFields = ({ change, history }: { change: Change; history: History }) => {
  const m = useMessages(recordMessages).history
  const { before, after } = change
  if (!before || !after) return null
  return (
    <dl className={classes.fields}>
      {Object.keys(after).map((name) => {
        const field = history.fields[name]
        const [was, is] = toldOf(field, before[name], after[name])
        return (
          <div key={name}>
            <dt>{field?.label ?? wordsOf(name)}</dt>
            <dd className={classes.values}>
              <span className={shared.muted}>
                <VisuallyHidden>{m.before}: </VisuallyHidden>
                <ShownValue value={was} field={field} />
              </span>
              <IconArrowRight size={14} stroke={1.75} aria-hidden />
              <span className={classes.after}>
                <VisuallyHidden>{m.after}: </VisuallyHidden>
                <ShownValue value={is} field={field} />
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
