import { Button, Drawer } from '@mantine/core'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { tableMessages } from '../messages/index.ts'
import { FacetContent } from './facet-content.tsx'
import classes from './filters.module.css'
import type { FiltersProps } from './filters-button.tsx'
import { OrGroups } from './or-groups.tsx'

/** Renders all filters below each other; choices apply at once. */
export const FiltersSheet = ({
  facets,
  state,
  counts,
  opened,
  onClose,
}: FiltersProps & { readonly opened: boolean; readonly onClose: () => void }) => {
  const { facet: m, alternatives } = useMessages(tableMessages)
  const { table, actions } = useMessages(commonMessages)
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="82%"
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={table.filters}>
        <Drawer.Body>
          <div className={classes.head}>
            <h2>{table.filters}</h2>
            <Drawer.CloseButton aria-label={actions.close} />
          </div>
          {facets.map((facet) => (
            <section key={facet.field} className={classes.facet} aria-label={facet.label}>
              <h3 className={classes.name}>{facet.label}</h3>
              <FacetContent facet={facet} state={state} counts={counts} />
            </section>
          ))}
          <section className={classes.facet} aria-label={alternatives.label}>
            <h3 className={classes.name}>{alternatives.label}</h3>
            <OrGroups facets={facets} state={state} counts={counts} />
          </section>
          <div className={classes.actions}>
            <Button variant="default" disabled={!state.isFiltered} onClick={state.reset}>
              {table.reset}
            </Button>
            <Button onClick={onClose}>{m.done}</Button>
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
