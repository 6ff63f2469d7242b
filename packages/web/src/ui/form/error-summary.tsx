import { useLayoutEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import classes from './error-summary.module.css'
import { wordsOf } from './field-problem.ts'
import { problemsIn } from './problems-in.ts'

interface Props {
  readonly refusals: number
  readonly labels: Readonly<Record<string, string>>
}

/** What is wrong, in one place, with the way to each field. It takes the focus when a submission is refused. */
export const ErrorSummary = ({ refusals, labels }: Props) => {
  const m = useMessages(commonMessages)
  const { formState, setFocus } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const problems = problemsIn(formState.errors)

  const labelOf = (path: string) => {
    const [name = '', row] = path.split('.')
    return row === undefined ? (labels[name] ?? name) : `${labels[name] ?? name} ${Number(row) + 1}`
  }
  const lead = (path: string) => {
    const input = box.current?.closest('form')?.elements.namedItem(path)
    if (input instanceof HTMLElement) input.focus()
    else setFocus(path)
  }

  useLayoutEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])

  if (refusals === 0 || problems.length === 0) return null
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <p className={classes.title}>{m.form.problems(problems.length)}</p>
      <ul className={classes.list}>
        {problems.map(([path, problem]) => (
          <li key={path}>
            <button type="button" className={classes.link} onClick={() => lead(path)}>
              {labelOf(path)}: {wordsOf(m, problem)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
