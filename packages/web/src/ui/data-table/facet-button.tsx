import { Button, Popover } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useState } from 'react'
import type { Counts } from '../../lib/api/queries.ts'
import { bringFacet, FacetContent } from './facet-content.tsx'
import classes from './facets.module.css'
import type { Facet } from './field.ts'
import toolbarClasses from './toolbar.module.css'
import type { ListState } from './use-list-state.ts'

interface Props {
  readonly facet: Facet
  readonly state: ListState
  readonly counts: Counts | undefined
}

/** Filters a list by one field. */
export const FacetButton = ({ facet, state, counts }: Props) => {
  const [opened, setOpened] = useState(false)
  const isActive = state.request.where.some(({ field }) => field === facet.field)
  return (
    <Popover position="bottom-start" trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <Button
          variant="default"
          className={toolbarClasses.facet ?? ''}
          data-active={isActive || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onPointerEnter={() => bringFacet(facet)}
          onFocus={() => bringFacet(facet)}
          onClick={() => setOpened(!opened)}
        >
          {facet.label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        className={`${classes.dropdown} ${facet.kind === 'days' ? classes.days : ''}`}
        aria-label={facet.label}
      >
        {opened && <FacetContent facet={facet} state={state} counts={counts} />}
      </Popover.Dropdown>
    </Popover>
  )
}
