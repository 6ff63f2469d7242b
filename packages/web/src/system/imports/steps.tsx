import { useMessages } from '../../lib/i18n/use-messages.ts'
import classes from './imports.module.css'
import { importMessages } from './messages/index.ts'

const steps = ['file', 'columns', 'check', 'import'] as const
export type Step = (typeof steps)[number]

export const Steps = ({ current }: { current: Step }) => {
  const { steps: m } = useMessages(importMessages)
  const reached = steps.indexOf(current)
  return (
    <ol className={classes.steps} aria-label={m.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.stepsStep}
          data-reached={index <= reached || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {m[step]}
        </li>
      ))}
    </ol>
  )
}
