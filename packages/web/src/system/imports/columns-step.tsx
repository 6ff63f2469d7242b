import { Button, Select } from '@mantine/core'
import { type DecimalSign, decimalSigns } from '@quarterdeck/contract/work/import-files'
import { type Import, type ImportDecimals, type ImportMapping, imports } from '@quarterdeck/contract/work/imports'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useHistory } from '../../records/index.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'
import shared from '../../ui/styles/shared.module.css'
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

/** Maps columns of the file to fields; recognized headers are mapped already. */
export const ColumnsStep = ({ record, onPlanned }: Props) => {
  const { columns: m, modes: modeWords } = useMessages(systemMessages).imports
  const common = useMessages(commonMessages)
  const formats = useFormats()
  const usualSign = formats.number(0.5).includes(',') ? 'comma' : 'point'
  const { fields: labels } = useHistory(record.entity)
  const queries = useQueryClient()
  const [mapping, setMapping] = useState<ImportMapping>(record.mapping)
  const [decimals, setDecimals] = useState<ImportDecimals>(record.decimals)
  const [mode, setMode] = useState(record.mode)
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)

  const isNeeded = ({ required, isKey }: Import['fields'][number]) => isKey || (required && mode !== 'update')
  const key = record.fields.find(({ isKey }) => isKey)?.name ?? ''
  const keyLabel = labels[key]?.label ?? key
  const missing = record.fields.filter((field) => isNeeded(field) && mapping[field.name] === undefined)
  const choose = (field: string, column: string | null) => {
    const { [field]: _old, ...others } = mapping
    const { [field]: _sign, ...signs } = decimals
    setDecimals(signs)
    setMapping(column === null ? others : { ...others, [field]: Number(column) })
  }
  /** The sign that a field of numbers is read by, where its column leaves a choice. */
  const signOf = ({ name, isNumber }: Import['fields'][number]): DecimalSign | undefined => {
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
  const valuesOf = (column: number | undefined) =>
    column === undefined
      ? ''
      : [...new Set(record.sample.map((values) => values[column] ?? ''))].filter(Boolean).slice(0, 3).join(' · ')
  const options = record.columns.map((column, index) => ({
    value: String(index),
    label: column || m.nameless(index + 1),
  }))

  return (
    <section className={shared.stack16} aria-labelledby="match-columns">
      <div>
        <h2 id="match-columns">{m.title}</h2>
        <p className={classes.text}>{m.text(record.fileName, record.rows)}</p>
      </div>
      {record.modes.length > 1 && (
        <fieldset className={classes.modes}>
          <legend>{modeWords.label}</legend>
          {record.modes.map((each) => (
            <label key={each}>
              <input type="radio" name="mode" checked={each === mode} onChange={() => setMode(each)} />
              {each === 'update' ? modeWords.update(keyLabel) : modeWords[each]}
            </label>
          ))}
          <p>{modeWords.hints[mode]}</p>
        </fieldset>
      )}
      <div className={classes.grid}>
        <div className={classes.head} aria-hidden="true">
          <span>{m.field}</span>
          <span>{m.column}</span>
          <span>{m.sample}</span>
        </div>
        {record.fields.map((field) => {
          const { name } = field
          const required = isNeeded(field)
          const label = labels[name]?.label ?? name
          const column = mapping[name]
          const sign = signOf(field)
          return (
            <div key={name} className={classes.row}>
              <span className={shared.medium}>
                {label} {required && <span className={classes.required}>*</span>}
              </span>
              <Select
                aria-label={label}
                data={options}
                value={column === undefined ? null : String(column)}
                placeholder={m.none}
                clearable
                clearButtonProps={{ 'aria-label': common.actions.clear }}
                allowDeselect={false}
                error={checked && required && column === undefined ? common.fields.required() : undefined}
                onChange={(chosen) => choose(name, chosen)}
              />
              <span className={classes.values}>{valuesOf(column)}</span>
              {sign && (
                <Select
                  className={classes.sign ?? ''}
                  size="xs"
                  aria-label={m.decimal(label)}
                  data={signs.map((value) => ({ value, label: m.decimals[value] }))}
                  value={sign}
                  allowDeselect={false}
                  onChange={(value) => value && setDecimals({ ...decimals, [name]: value as DecimalSign })}
                />
              )}
            </div>
          )
        })}
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
