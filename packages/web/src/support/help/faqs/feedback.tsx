import { Button } from '@mantine/core'
import { help } from '@quarterdeck/contract/support/help'
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs'
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs'
import { useId, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { supportMessages } from '../../messages/index.ts'
import classes from './help.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** Asks if an article was helpful. A second answer replaces the first. */
export const Feedback = ({ id }: { readonly id: number }) => {
  const label = useId()
  const m = useMessages(supportMessages).help
  const { act, isBusy } = useAction()
  const [said, setSaid] = useState<boolean>()
  const vote = (helpful: boolean) =>
    act(async () => {
      await call(help.vote, { body: { id, helpful } })
      setSaid(helpful)
    })
  const choices = [
    { helpful: true, text: m.yes, Icon: IconThumbUp },
    { helpful: false, text: m.no, Icon: IconThumbDown },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
    <div className={classes.feedback} role="group" aria-labelledby={label}>
      <span id={label}>{m.didItHelp}</span>
      {choices.map(({ helpful, text, Icon }) => (
        <Button
          key={text}
          variant={said === helpful ? 'light' : 'default'}
          size="compact-sm"
          aria-pressed={said === helpful}
          leftSection={<Icon {...icon} />}
          disabled={isBusy}
          onClick={() => vote(helpful)}
        >
          {text}
        </Button>
      ))}
      <span role="status">{said !== undefined && (said ? m.thanks : m.sorry)}</span>
    </div>
  )
}
