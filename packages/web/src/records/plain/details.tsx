import { typeOf } from '@quarterdeck/contract/core/field-type'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { FormattedText } from '../../ui/formatted-text/formatted-text.tsx'
import type { Described } from '../described/described.ts'
import { RecordFacts } from '../index.ts'
import type { VersionedRow } from '../lists/cells/cell-kind.ts'

interface Props {
  readonly id: string
}

/** The long texts of a record, each under its name. */
const longTextsOf = <Row extends VersionedRow>({ kind, useHistory }: Described<Row>) => {
  const names = Object.keys(kind.fields).filter((name) => /^(long|rich) text$/.test(typeOf(kind, name)))
  return ({ record }: { readonly record: Row }) => {
    const { fields } = useHistory()
    const written = names.flatMap((name) => {
      const text = String(Reflect.get(record, name) ?? '')
      return text === '' ? [] : [{ name, text }]
    })
    return written.map(({ name, text }) => (
      <div key={name}>
        <h3>{fields[name]?.label}</h3>
        <FormattedText text={text} />
      </div>
    ))
  }
}

/** One record of a described entity to read. @param Below what stands in the place of its long texts */
export const detailsOf = <Row extends VersionedRow>(
  own: Described<Row>,
  Below: ComponentType<{ readonly record: Row }> = longTextsOf(own),
) => {
  const texts = Object.keys(own.kind.fields).filter((name) => typeOf(own.kind, name) === 'long text')
  const elsewhere = [own.title, ...texts] as (keyof Row & string)[]
  return ({ id }: Props) => {
    const { data: record } = useSuspenseQuery(own.recordOf(id))
    return (
      <>
        <RecordFacts row={record} fields={own.useColumns()} history={own.useHistory()} elsewhere={elsewhere} />
        <Below record={record} />
      </>
    )
  }
}

/** What a record is called, where its number does not say it. */
export const nameOf =
  <Row extends VersionedRow>({ recordOf, source }: Described<Row>) =>
  ({ id }: Props) => {
    const { data } = useQuery(recordOf(id))
    return <bdi>{data ? source.titleOf(data) : `#${id}`}</bdi>
  }
