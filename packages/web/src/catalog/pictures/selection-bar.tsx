import { Button } from '@mantine/core'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { CheckBox } from '../../kit/ui/check-box.tsx'
import { catalogMessages } from '../messages/index.ts'
import classes from './gallery-field.module.css'

interface Props {
  readonly all: readonly string[]
  readonly chosen: readonly string[]
  readonly onChoose: (urls: readonly string[]) => void
  readonly onRemove: () => void
}

/** Shows the number of selected pictures and the actions on them. */
export const SelectionBar = ({ all, chosen, onChoose, onRemove }: Props) => {
  const m = useMessages(catalogMessages).pictures
  const isAll = chosen.length === all.length
  return (
    <div className={classes.selection}>
      <CheckBox
        aria-label={m.selectAll}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => onChoose(isAll ? [] : all)}
      />
      <span aria-hidden={chosen.length === 0 || undefined}>
        {chosen.length > 0 ? m.selected(chosen.length) : m.selectAll}
      </span>
      {chosen.length > 0 && (
        <Button variant="subtle" size="compact-sm" color="red" onClick={onRemove}>
          {m.removeSelected}
        </Button>
      )}
    </div>
  )
}
