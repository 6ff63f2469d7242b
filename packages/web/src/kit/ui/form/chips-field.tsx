import { useId } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import shared from '../styles/shared.module.css'
import classes from './form.module.css'
import { useReadOnly } from './form-mode.ts'

interface Option {
  readonly value: string
  readonly label: string
  /** Color swatch beside the label. */
  readonly swatch?: string
}

interface Props<Values extends FieldValues> {
  readonly name: FieldPath<Values>
  readonly label: string
  readonly options: readonly Option[]
}

/** Renders a multiple choice of few options as labeled checkboxes. */
export const ChipsField = <Values extends FieldValues>({ name, label, options }: Props<Values>) => {
  const id = useId()
  const readOnly = useReadOnly()
  const { field } = useController<FieldValues>({ name })
  const chosen = new Set<string>(field.value)
  const toggle = (value: string, wanted: boolean) =>
    field.onChange(options.map((option) => option.value).filter((each) => (each === value ? wanted : chosen.has(each))))
  return (
    <fieldset className={classes.field} aria-labelledby={id}>
      <span id={id} className={shared.medium}>
        {label}
      </span>
      <div className={shared.row8}>
        {options.map(({ value, label: words, swatch }, index) => (
          <label key={value} className={classes.chip}>
            <input
              type="checkbox"
              name={name}
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.has(value)}
              disabled={readOnly}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
              onBlur={field.onBlur}
            />
            {swatch && <span className={classes.swatch} style={{ background: swatch }} aria-hidden />}
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
