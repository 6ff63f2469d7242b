import { Button, Checkbox, Popover } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import type { Facet } from './field.ts'
import classes from './toolbar.module.css'

interface Props {
  readonly facet: Facet
  readonly chosen: readonly string[]
  readonly onChoose: (values: readonly string[]) => void
}

/** Filters a list by some of a field's values. */
export const FacetButton = ({ facet, chosen, onChoose }: Props) => {
  const { table: m, actions } = useMessages(commonMessages)
  const [picked, setPicked] = useState<{ over: string; values: readonly string[] }>()
  const over = chosen.join()
  // A box answers at once; the address, which is the truth, follows a moment later.
  if (picked && picked.over !== over) setPicked(undefined)
  const shown = picked?.values ?? chosen
  const choose = (values: readonly string[]) => {
    setPicked({ over, values })
    onChoose(values)
  }
  const labels = facet.options.filter(({ value }) => shown.includes(value)).map(({ label }) => label)
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.facet ?? ''}
          data-active={shown.length > 0 || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {facet.label}{' '}
          {labels.length > 0 && (
            <span className={classes.chosen}>{labels.length > 2 ? m.selected(labels.length) : labels.join(', ')}</span>
          )}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label={facet.label}>
        <Checkbox.Group value={[...shown]} onChange={choose} aria-label={facet.label}>
          {facet.options.map(({ value, label }) => (
            <Checkbox size="xs" key={value} value={value} label={label} className={classes.option ?? ''} />
          ))}
        </Checkbox.Group>
        {shown.length > 0 && (
          <Button variant="subtle" size="xs" fullWidth mt={4} onClick={() => choose([])}>
            {actions.clear}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
