import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { LazyPopup } from '../popup/lazy-popup.tsx'
import { ToolButton } from '../tool-button.tsx'
import type { FacetProps } from './facet-content.tsx'
import classes from './toolbar.module.css'

const load = async () => (await import('./facet-popup.tsx')).FacetPopup

/** Filters a list by one field. */
export const FacetButton = (props: FacetProps) => {
  const { facet, state } = props
  const isActive = state.request.where.some(({ field }) => field === facet.field)
  const target = (
    <ToolButton
      variant="default"
      className={classes.facet}
      data-active={isActive || undefined}
      after={<IconChevronDown size={14} aria-hidden />}
    >
      {facet.label}
    </ToolButton>
  )
  return <LazyPopup kind="dialog" target={target} load={load} props={props} />
}
