import { useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import type { PopupTarget } from '../../popup/lazy-popup.tsx'
import { PopoverPopup } from '../../popup/popover-popup.tsx'
import { tableMessages } from '../messages/index.ts'
import { FacetContent } from './facet-content.tsx'
import classes from './filters.module.css'
import type { MoreProps } from './more-filters.tsx'
import { OrGroups } from './or-groups.tsx'

/** Pseudo field for filters joined by OR. */
const anyOf = 'or'

const Filters = ({ facets, all, state, counts }: MoreProps) => {
  const { alternatives: m } = useMessages(tableMessages)
  const [field, setField] = useState(facets[0]?.field)
  const facet = facets.find((each) => each.field === field)
  return (
    <div className={classes.further}>
      <div className={classes.names}>
        {facets.map((each) => (
          <button
            key={each.field}
            type="button"
            data-view={each.field}
            aria-pressed={each.field === field}
            onClick={() => setField(each.field)}
          >
            {each.label}
          </button>
        ))}
        <button type="button" aria-pressed={field === anyOf} onClick={() => setField(anyOf)}>
          {m.label}
        </button>
      </div>
      {field === anyOf && (
        <section aria-label={m.label}>
          <OrGroups facets={all} state={state} counts={counts} />
        </section>
      )}
      {facet && (
        <section key={field} aria-label={facet.label}>
          <FacetContent facet={facet} state={state} counts={counts} />
        </section>
      )}
    </div>
  )
}

/** Lets the user choose a rare filter and edit it. */
export const MorePopup = ({ target, ...props }: MoreProps & { readonly target: PopupTarget }) => {
  const { table: m } = useMessages(commonMessages)
  return (
    <PopoverPopup target={target} label={m.moreFilters} position="bottom-start" padding={0}>
      {() => <Filters {...props} />}
    </PopoverPopup>
  )
}
