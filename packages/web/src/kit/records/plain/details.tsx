import { type FieldType, typeOf } from '@quarterdeck/contract/kit/field-type'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { FormattedText } from '../../ui/formatted-text/formatted-text.tsx'
import type { Described } from '../described/described.ts'
import { Files, RecordFacts } from '../index.ts'
import type { VersionedRow } from '../lists/cells/cell-kind.ts'

interface Props {
  readonly id: string
}

/** Types that are shown in full below the facts. */
const below: readonly FieldType[] = ['long text', 'rich text', 'files']

/** The long texts and the files of a record, each under its name. */
const restOf = <Row extends VersionedRow>({ kind, useHistory }: Described<Row>) => {
  const names = Object.keys(kind.fields).filter((name) => below.includes(typeOf(kind, name)))
  const { download } = kind.endpoints
  return ({ record }: { readonly record: Row }) => {
    const { fields } = useHistory()
    return names.map((name) => {
      const value: unknown = Reflect.get(record, name)
      if (!value || (Array.isArray(value) && value.length === 0)) return null
      return (
        <div key={name}>
          <h3>{fields[name]?.label}</h3>
          {Array.isArray(value) ? (
            download && <Files files={value} endpoints={{ download }} />
          ) : (
            <FormattedText text={String(value)} />
          )}
        </div>
      )
    })
  }
}

/** Returns the panel of a described entity. @param Below replaces its long texts */
export const detailsOf = <Row extends VersionedRow>(
  own: Described<Row>,
  Below: ComponentType<{ readonly record: Row }> = restOf(own),
) => {
  const told = Object.keys(own.kind.fields).filter((name) => /^(long text|files)$/.test(typeOf(own.kind, name)))
  const elsewhere = [own.title, ...told] as (keyof Row & string)[]
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

/** Returns the component for the name of a record, where its number does not say it. */
export const nameOf =
  <Row extends VersionedRow>({ recordOf, source }: Described<Row>) =>
  ({ id }: Props) => {
    const { data } = useQuery(recordOf(id))
    return <bdi>{data ? source.titleOf(data) : `#${id}`}</bdi>
  }
