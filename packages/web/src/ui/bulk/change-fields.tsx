import { Select } from '@mantine/core'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import classes from './bulk.module.css'
import type { BulkWords } from './bulk-words.ts'
import { bulkMessages } from './messages/index.ts'

interface Props {
  readonly words: BulkWords
  readonly field: string
  readonly value: string
  readonly onField: (field: string) => void
  readonly onValue: (value: string) => void
}

/** So many choices are all in sight; more are searched. */
const inSight = 6

/** Which field is to get which value. */
export const ChangeFields = ({ words: { fields, shown }, field, value, onField, onValue }: Props) => {
  const m = useMessages(bulkMessages)
  const chosen = fields.find(({ name }) => name === field)
  if (!chosen) return null
  const show = shown[field]?.show
  return (
    <>
      {fields.length > 1 && (
        <Select
          label={m.field}
          data={fields.map(({ name, label }) => ({ value: name, label }))}
          value={field}
          onChange={(name) => name && onField(name)}
          allowDeselect={false}
        />
      )}
      {chosen.options.length <= inSight ? (
        <fieldset className={classes.choices}>
          <legend>{fields.length > 1 ? m.value : chosen.label}</legend>
          {chosen.options.map((option, place) => (
            <label key={option.value} className={classes.choice}>
              <input
                type="radio"
                name="value"
                data-autofocus={place === 0 || undefined}
                checked={value === option.value}
                onChange={() => onValue(option.value)}
              />
              {show?.(option.value) ?? option.label}
            </label>
          ))}
        </fieldset>
      ) : (
        <Select
          label={fields.length > 1 ? m.value : chosen.label}
          data={[...chosen.options]}
          value={value || null}
          onChange={(next) => onValue(next ?? '')}
          searchable
          limit={300}
          placeholder={m.choose}
          nothingFoundMessage={m.noMatch}
        />
      )}
    </>
  )
}
