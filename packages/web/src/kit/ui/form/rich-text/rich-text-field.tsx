import { lazy, Suspense, useId } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { FormattedText } from '../../formatted-text/formatted-text.tsx'
import { commonMessages } from '../../messages/index.ts'
import shared from '../../styles/shared.module.css'
import { wordsOf } from '../field-problem.ts'
import { useReadOnly } from '../form-mode.ts'
import classes from './rich-text.module.css'

const RichTextEditor = lazy(async () => ({ default: (await import('./editor.tsx')).RichTextEditor }))

/** Form field for formatted text. Its editor is loaded on demand, in reserved space. */
export const RichTextField = <Values extends FieldValues>({
  name,
  label,
}: {
  name: FieldPath<Values>
  label: string
}) => {
  const id = useId()
  const m = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<FieldValues>({ name })
  const problem = wordsOf(m, fieldState.error?.message)
  return (
    <div className={classes.field}>
      <span id={id} className={shared.medium}>
        {label}
      </span>
      {readOnly ? (
        <div className={classes.read}>
          <FormattedText text={field.value} />
        </div>
      ) : (
        <div className={classes.box} data-invalid={Boolean(problem) || undefined}>
          <Suspense
            fallback={
              <div className={classes.waiting} aria-busy="true">
                <FormattedText text={field.value} />
              </div>
            }
          >
            <RichTextEditor
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              labelledBy={id}
              describedBy={problem && `${id}problem`}
              isInvalid={Boolean(problem)}
              focusBy={field.ref}
            />
          </Suspense>
        </div>
      )}
      {problem && (
        <p id={`${id}problem`} className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
