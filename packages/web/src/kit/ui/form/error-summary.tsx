import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type FieldErrors, type FieldValues, useFormContext } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { fieldLabel } from '../describe-problem.ts'
import { commonMessages } from '../messages/index.ts'
import shared from '../styles/shared.module.css'
import { wordsOf } from './field-problem.ts'
import classes from './form.module.css'

const isProblem = (found: object): found is { readonly message: string } => 'type' in found && 'message' in found

/** Returns the errors of a form by field path, including rows of lists. */
const problemsIn = (errors: FieldErrors<FieldValues>, path = ''): (readonly [string, string])[] =>
  Object.entries(errors).flatMap(([name, found]) => {
    if (typeof found !== 'object') return []
    const at = path + name
    return isProblem(found) ? [[at, found.message] as const] : problemsIn(found as FieldErrors<FieldValues>, `${at}.`)
  })

interface Props {
  readonly refusals: number
  readonly takesFocus: boolean
  readonly labels: Readonly<Record<string, string>>
}

/**
 * Lists all errors with links to their fields. Takes the focus when a submission is rejected, unless the user keeps
 * typing.
 */
export const ErrorSummary = ({ refusals, takesFocus, labels }: Props) => {
  const m = useMessages(commonMessages)
  const { formState, setFocus, getValues } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const problems = problemsIn(formState.errors)

  const hasInput = (path: string) => (path.split('.')[0] ?? '') in getValues()
  const lead = (path: string) => {
    const input = box.current?.closest('form')?.elements.namedItem(path)
    if (input instanceof HTMLElement) input.focus()
    else setFocus(path)
  }

  const point = useEffectEvent(() => {
    if (takesFocus) box.current?.focus()
  })
  useLayoutEffect(() => {
    if (refusals > 0) point()
  }, [refusals])

  if (refusals === 0 || problems.length === 0) return null
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <p className={shared.strong}>{m.form.problems(problems.length)}</p>
      <ul className={classes.errors}>
        {problems.map(([path, problem]) => (
          <li key={path}>
            {hasInput(path) ? (
              <button type="button" className={classes.link} onClick={() => lead(path)}>
                {fieldLabel(labels, path)}: {wordsOf(m, problem)}
              </button>
            ) : (
              `${fieldLabel(labels, path)}: ${wordsOf(m, problem)}`
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
