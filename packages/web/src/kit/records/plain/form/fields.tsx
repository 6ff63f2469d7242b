import { typeOf } from '@quarterdeck/contract/kit/field-type'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Section } from '../../../ui/form/section.tsx'
import type { Described } from '../../described/described.ts'
import type { VersionedRow } from '../../lists/cells/cell-kind.ts'
import classes from './form.module.css'
import { InputOfType, isWide } from './input-of-type.tsx'
import { type PlainForm, sectionsOf } from './plain-form.ts'

export interface FormProps<Row extends VersionedRow> {
  readonly own: Described<Row>
  readonly form: PlainForm
}

/** The inputs of an entity in their sections: two beside each other where there is room for them. */
export const PlainFields = <Row extends VersionedRow>({ own, form }: FormProps<Row>) => {
  const { form: m, fields: labels } = useMessages(own.messages)
  const { fields } = own.useHistory()
  const inputFor = (name: string) => {
    const { Input, wide } = form.inputs?.[name] || {}
    const hint = m.hints?.[name]
    const props = { name, label: labels[name] ?? name, ...(hint !== undefined && { description: hint }) }
    return (
      <div
        key={name}
        data-wide={(wide ?? isWide(own, name)) || undefined}
        data-check={(!Input && typeOf(own.kind, name) === 'yes/no') || undefined}
      >
        {Input ? (
          <Input {...props} />
        ) : (
          <InputOfType {...props} own={own} form={form} field={fields[name]} labels={labels} add={m.add?.[name]} />
        )}
      </div>
    )
  }
  return sectionsOf(form, Object.keys(m.sections)).map(([section, names]) => {
    const { title = section, text = '' } = m.sections[section] ?? {}
    return (
      <Section key={section} title={title} text={text}>
        <div className={classes.fields}>{names.map(inputFor)}</div>
      </Section>
    )
  })
}
