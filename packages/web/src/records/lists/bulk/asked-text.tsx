import { InputBase } from '@mantine/core'

interface Props {
  readonly label: string
  readonly hint: string
  readonly most: number
  readonly value: string
  readonly onValue: (value: string) => void
}

/** A text without which nothing is done. */
export const AskedText = ({ label, hint, most, value, onValue }: Props) => (
  <InputBase
    component="textarea"
    multiline
    rows={2}
    label={label}
    description={hint}
    required
    withAsterisk={false}
    maxLength={most}
    data-autofocus
    value={value}
    onChange={({ currentTarget }) => onValue(currentTarget.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    }}
  />
)
