import type { PopupTarget } from '../../popup/lazy-popup.tsx'
import { PopoverPopup } from '../../popup/popover-popup.tsx'
import { FacetContent, type FacetProps } from './facet-content.tsx'
import classes from './filters.module.css'

export const FacetPopup = ({ target, ...props }: FacetProps & { readonly target: PopupTarget }) => (
  <PopoverPopup
    target={target}
    label={props.facet.label}
    position="bottom-start"
    className={`${classes.dropdown} ${props.facet.kind === 'days' ? classes.days : ''}`}
  >
    {() => <FacetContent {...props} />}
  </PopoverPopup>
)
