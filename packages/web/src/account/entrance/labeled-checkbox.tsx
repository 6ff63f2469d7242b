import classes from './entrance.module.css'

interface Props {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A box to check, with its label. */
export const LabeledCheckbox = ({ label, checked, onChange }: Props) => (
  <label className={classes.check}>
    <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    {label}
  </label>
)
