import { typeOf } from '@quarterdeck/contract/kit/field-type'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Described } from '../../described/described.ts'
import type { VersionedRow } from '../../lists/cells/cell-kind.ts'
import { recordMessages } from '../../messages/index.ts'

interface Props<Row extends VersionedRow> {
  readonly own: Described<Row>
  readonly record: Row
}

/** Choices of a record and its creation time, below its name. */
export const About = <Row extends VersionedRow>({ own: { kind, useHistory }, record }: Props<Row>) => {
  const { form: m } = useMessages(recordMessages)
  const { date } = useFormats()
  const { fields } = useHistory()
  const choices = Object.keys(kind.fields).flatMap((name) => {
    const value: unknown = Reflect.get(record, name)
    const { choices: words, tones } = fields[name] ?? {}
    const label = words?.[String(value)]
    if (typeOf(kind, name) !== 'choice' || label === undefined) return []
    return [{ name, label, tone: tones && (tones[String(value)] ?? 'gray') }]
  })
  const createdAt: unknown = Reflect.get(record, 'createdAt')
  return (
    <>
      {choices.slice(0, 3).map(({ name, label, tone }) =>
        tone ? (
          <StatusBadge key={name} tone={tone}>
            {label}
          </StatusBadge>
        ) : (
          <span key={name}>{label}</span>
        ),
      )}
      {typeof createdAt === 'string' && <span>{m.addedOn(date(createdAt))}</span>}
    </>
  )
}
