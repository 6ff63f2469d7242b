import { type FieldType, typeOf } from '@quarterdeck/contract/kit/field-type'
import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { CheckField } from '../../../ui/form/check-field.tsx'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { CountryField } from '../../../ui/form/country-field.tsx'
import { DayField } from '../../../ui/form/day-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { PictureField } from '../../../ui/form/picture-field.tsx'
import { RichTextField } from '../../../ui/form/rich-text/rich-text-field.tsx'
import { RowsField } from '../../../ui/form/rows-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import shared from '../../../ui/styles/shared.module.css'
import type { Described } from '../../described/described.ts'
import { FilesField } from '../../files/files-field.tsx'
import type { ShownField } from '../../history.ts'
import type { VersionedRow } from '../../lists/cells/cell-kind.ts'
import { recordMessages } from '../../messages/index.ts'
import type { InputProps, PlainForm } from './plain-form.ts'
import { ReferenceField } from './reference-field.tsx'
import { isRequired, mayBeNull } from './values.ts'

const wideTypes: readonly FieldType[] = ['long text', 'rich text', 'list', 'files', 'picture', 'parts']

/** Returns true for inputs that need the full width, such as that of the title. */
export const isWide = <Row extends VersionedRow>(
  { kind, title }: Pick<Described<Row>, 'kind' | 'title'>,
  name: string,
) => name === title || wideTypes.includes(typeOf(kind, name))

const optionsOf = (choices: ShownField['choices'] = {}) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }))

interface Props<Row extends VersionedRow> extends InputProps {
  readonly own: Pick<Described<Row>, 'kind' | 'title'>
  readonly form: PlainForm
  readonly field: ShownField | undefined
  /** Names of fields, including those of lines. */
  readonly labels: Readonly<Record<string, string>>
  readonly add: string | undefined
}

/** Any number of lines, of texts, or of fixed values. */
const ListField = <Row extends VersionedRow>({ own, field, labels, add, name, label }: Props<Row>) => {
  const { form: m } = useMessages(recordMessages)
  const { rows } = own.kind.fields[name] ?? {}
  if (field?.choices) return <ChipsField name={name} label={label} options={optionsOf(field.choices)} />
  const [first, ...others] = Object.entries(rows ?? {}).map(([column, type]) => ({
    name: column,
    label: labels[`${name}.${column}`] ?? column,
    isNumber: type === 'number',
  }))
  const blank = Object.fromEntries(
    Object.entries(rows ?? {}).map(([column, type]) => [column, type === 'number' ? null : '']),
  )
  return (
    <RowsField
      name={name}
      label={label}
      addLabel={add ?? m.add}
      columns={first ? [first, ...others] : [{ name: '', label }]}
      blank={first ? blank : ''}
    />
  )
}

/** Inputs of several parts, which have no place of their own for an explanation. */
const Explained = ({
  description,
  children,
}: {
  readonly description: string | undefined
  readonly children: ReactNode
}) => (
  <>
    {children}
    {description && <p className={shared.hintWrap}>{description}</p>}
  </>
)

/** The input that follows from the type of a field. */
export const InputOfType = <Row extends VersionedRow>(props: Props<Row>): ReactNode => {
  const { own, form, field, labels: _, add: __, ...input } = props
  const { description, ...named } = input
  const { form: m } = useMessages(recordMessages)
  const { name } = input
  const { upload, download } = own.kind.endpoints
  const of = own.kind.fields[name]?.of
  const empties = mayBeNull(form, name)
  const required = { required: isRequired(form, name) }
  switch (typeOf(own.kind, name)) {
    case 'long text':
      return <TextAreaField {...input} {...required} rows={4} />
    case 'rich text':
      return (
        <Explained description={description}>
          <RichTextField {...named} />
        </Explained>
      )
    case 'picture':
      return (
        <Explained description={description}>
          <PictureField {...named} of="" />
        </Explained>
      )
    case 'number':
      return <NumberField {...input} {...required} />
    case 'money':
      return <NumberField {...input} {...required} leftSection="$" step={0.01} digits={2} min={0} />
    case 'percent':
      return <NumberField {...input} {...required} rightSection="%" step={0.01} min={0} max={100} />
    case 'day':
      return <DayField {...input} {...required} empties={empties} />
    case 'date':
      return <DayField {...input} {...required} empties={empties} isInstant />
    case 'dated':
      return <DayField {...input} {...required} empties={empties} isKept />
    case 'instant':
      return <DayField {...input} {...required} empties={empties} isInstant hasTime />
    case 'yes/no':
      return <CheckField {...input} />
    case 'choice':
      return (
        <ChoiceField {...input} {...required} options={optionsOf(field?.choices)} none={empties ? m.none : undefined} />
      )
    case 'reference':
      return of && <ReferenceField {...input} {...required} of={of} empties={empties} />
    case 'list':
      return (
        <Explained description={description}>
          <ListField {...props} />
        </Explained>
      )
    case 'files':
      return (
        upload &&
        download && (
          <Explained description={description}>
            <FilesField {...named} endpoints={{ upload, download }} />
          </Explained>
        )
      )
    case 'country':
      return <CountryField {...input} {...required} />
    case 'email':
      return <TextField {...input} {...required} type="email" inputMode="email" />
    case 'phone':
      return <TextField {...input} {...required} type="tel" inputMode="tel" />
    case 'parts':
      return null
    default:
      return <TextField {...input} {...required} dir="auto" />
  }
}
