import { Button, Select } from '@mantine/core'
import { type DecimalSign, decimalSigns } from '@quarterdeck/contract/system/import-files'
import { type Import, type ImportDecimals, type ImportMapping, imports } from '@quarterdeck/contract/system/imports'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useHistory } from '../../kit/records/index.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import shared from '../../kit/ui/styles/shared.module.css'
import { systemMessages } from '../messages/index.ts'
import { importRecord } from './import-query.ts'
import classes from './imports.module.css'

interface Props {
  readonly record: Import
  readonly onPlanned: () => void
}

const signs = Object.keys(decimalSigns) as DecimalSign[]

/** Returns the words of a file's language for the values of a choice. */
const wordsFor = (choices: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(choices).map(([value, word]) => [word, value]))

type ImportField = Import['fields'][number]

/** Mapping of columns to fields as it is chosen, and what follows from it. */
const useMapping = (record: Import) => {
  const formats = useFormats()
  const usualSign = formats.number(0.5).includes(',') ? 'comma' : 'point'
  const [mapping, setMapping] = useState<ImportMapping>(record.mapping)
  const [decimals, setDecimals] = useState<ImportDecimals>(record.decimals)
  const [mode, setMode] = useState(record.mode)

  const isNeeded = ({ required, isKey }: ImportField) => isKey || (required && mode !== 'update')
  const choose = (field: string, column: string | null) => {
    const { [field]: _old, ...others } = mapping
    const { [field]: _sign, ...signs } = decimals
    setDecimals(signs)
    setMapping(column === null ? others : { ...others, [field]: Number(column) })
  }
  /** Returns the decimal sign of a field of numbers, where its column leaves a choice. */
  const signOf = ({ name, isNumber }: ImportField): DecimalSign | undefined => {
    const found = record.signs[mapping[name] ?? -1] ?? 'none'
    if (!isNumber || found === 'none') return undefined
    return decimals[name] ?? (found === 'unclear' ? usualSign : found)
  }
  const signsOf = () =>
    Object.fromEntries(
      record.fields.flatMap((field) => {
        const sign = signOf(field)
        return sign ? [[field.name, sign]] : []
      }),
    )
  return {
    mapping,
    mode,
    missing: record.fields.filter((field) => isNeeded(field) && mapping[field.name] === undefined),
    isNeeded,
    choose,
    chooseMode: setMode,
    chooseSign: (field: string, sign: DecimalSign) => setDecimals({ ...decimals, [field]: sign }),
    signOf,
    signsOf,
  }
}
type Mapping = ReturnType<typeof useMapping>

/** Sends the mapping, unless a field is missing in it. */
const usePlan = (record: Import, { mapping, mode, missing, signsOf }: Mapping, onPlanned: () => void) => {
  const common = useMessages(commonMessages)
  const { fields: labels } = useHistory(record.entity)
  const queries = useQueryClient()
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const plan = async () => {
    setChecked(true)
    if (missing.length > 0) return
    setBusy(true)
    const words = Object.fromEntries(
      Object.keys(mapping).flatMap((name) => {
        const choices = labels[name]?.choices
        return choices ? [[name, wordsFor(choices)]] : []
      }),
    )
    try {
      const { data } = await call(imports.plan, {
        query: { id: record.id },
        body: { mapping, mode, words, decimals: signsOf() },
      })
      queries.setQueryData(importRecord(record.id).queryKey, data)
      onPlanned()
    } catch (error) {
      reportProblem(common, error)
      // Someone has run it meanwhile, in another window for example.
      if (error instanceof ApiError && error.code === 'conflict')
        void queries.invalidateQueries(importRecord(record.id))
    } finally {
      setBusy(false)
    }
  }
  return { plan, checked, busy }
}

interface PartProps {
  readonly record: Import
  readonly mapping: Mapping
}

/** Choice between creating and updating records, where a file can do either. */
const Modes = ({ record, mapping: { mode, chooseMode } }: PartProps) => {
  const { modes: m } = useMessages(systemMessages).imports
  const { fields: labels } = useHistory(record.entity)
  const key = record.fields.find(({ isKey }) => isKey)?.name ?? ''
  return (
    <fieldset className={classes.modes}>
      <legend>{m.label}</legend>
      {record.modes.map((each) => (
        <label key={each}>
          <input type="radio" name="mode" checked={each === mode} onChange={() => chooseMode(each)} />
          {each === 'update' ? m.update(labels[key]?.label ?? key) : m[each]}
        </label>
      ))}
      <p>{m.hints[mode]}</p>
    </fieldset>
  )
}

interface RowProps extends PartProps {
  readonly field: ImportField
  /** True once missing fields are marked. */
  readonly checked: boolean
}

/** A field with its column, values of that column, and its decimal sign. */
const FieldRow = ({ record, mapping: { mapping, isNeeded, choose, chooseSign, signOf }, field, checked }: RowProps) => {
  const { columns: m } = useMessages(systemMessages).imports
  const common = useMessages(commonMessages)
  const { fields: labels } = useHistory(record.entity)
  const { name } = field
  const required = isNeeded(field)
  const label = labels[name]?.label ?? name
  const column = mapping[name]
  const sign = signOf(field)
  const samples = column === undefined ? [] : record.sample.map((values) => values[column] ?? '')
  return (
    <div className={classes.row}>
      <span className={shared.medium}>
        {label} {required && <span className={classes.required}>*</span>}
      </span>
      <Select
        aria-label={label}
        data={record.columns.map((title, index) => ({ value: String(index), label: title || m.nameless(index + 1) }))}
        value={column === undefined ? null : String(column)}
        placeholder={m.none}
        clearable
        clearButtonProps={{ 'aria-label': common.actions.clear }}
        allowDeselect={false}
        error={checked && required && column === undefined ? common.fields.required() : undefined}
        onChange={(chosen) => choose(name, chosen)}
      />
      <span className={classes.values}>{[...new Set(samples)].filter(Boolean).slice(0, 3).join(' · ')}</span>
      {sign && (
        <Select
          className={classes.sign ?? ''}
          size="xs"
          aria-label={m.decimal(label)}
          data={signs.map((value) => ({ value, label: m.decimals[value] }))}
          value={sign}
          allowDeselect={false}
          onChange={(value) => value && chooseSign(name, value as DecimalSign)}
        />
      )}
    </div>
  )
}

/** Maps columns of the file to fields; recognized headers are mapped already. */
export const ColumnsStep = ({ record, onPlanned }: Props) => {
  const { columns: m } = useMessages(systemMessages).imports
  const mapping = useMapping(record)
  const { plan, checked, busy } = usePlan(record, mapping, onPlanned)
  return (
    <section className={shared.stack16} aria-labelledby="match-columns">
      <div>
        <h2 id="match-columns">{m.title}</h2>
        <p className={classes.text}>{m.text(record.fileName, record.rows)}</p>
      </div>
      {record.modes.length > 1 && <Modes record={record} mapping={mapping} />}
      <div className={classes.grid}>
        <div className={classes.head} aria-hidden="true">
          <span>{m.field}</span>
          <span>{m.column}</span>
          <span>{m.sample}</span>
        </div>
        {record.fields.map((field) => (
          <FieldRow key={field.name} record={record} mapping={mapping} field={field} checked={checked} />
        ))}
      </div>
      <div className={shared.actionsEnd}>
        <Button variant="default" renderRoot={(props) => <Link to={`/${record.entity}/import`} {...props} />}>
          {m.another}
        </Button>
        <Button loading={busy} onClick={() => void plan()}>
          {m.check}
        </Button>
      </div>
    </section>
  )
}
