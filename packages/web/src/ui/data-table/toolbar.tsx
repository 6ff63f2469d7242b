import { Button } from '@mantine/core'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { FacetButton } from './facet-button.tsx'
import type { Facet } from './field.ts'
import { SearchField } from './search-field.tsx'
import classes from './toolbar.module.css'
import type { ListState } from './use-list-state.ts'

interface Props {
  readonly state: ListState
  readonly searchLabel: string
  readonly facets: readonly Facet[]
}

/** Search and filters of a list. */
export const Toolbar = ({ state, searchLabel, facets }: Props) => {
  const { table: m } = useMessages(commonMessages)
  return (
    <search className={classes.toolbar}>
      <SearchField value={state.request.q ?? ''} label={searchLabel} onType={state.type} onCommit={state.commit} />
      {facets.map((facet) => (
        <FacetButton
          key={facet.field}
          facet={facet}
          chosen={state.chosen(facet.field)}
          onChoose={(values) => state.choose(facet.field, values)}
        />
      ))}
      {state.isFiltered && (
        <Button variant="subtle" onClick={state.reset}>
          {m.reset}
        </Button>
      )}
    </search>
  )
}
