import { Select } from '@mantine/core'

interface Props<Value extends string> {
  readonly label: string
  readonly data: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  /** Texts of the search in a long list. */
  readonly search?: { readonly hint: string; readonly nothing: string }
}

/** A choice that applies as soon as it is made. */
export const AutoSaveSelect = <Value extends string>({ label, data, value, onChoose, search }: Props<Value>) => (
  <Select
    label={label}
    data={data}
    value={value}
    allowDeselect={false}
    onChange={(chosen) => {
      const found = data.find((each) => each.value === chosen)
      if (found && found.value !== value) onChoose(found.value)
    }}
    {...(search && { searchable: true, limit: 60, placeholder: search.hint, nothingFoundMessage: search.nothing })}
  />
)
