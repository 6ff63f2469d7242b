import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { productMessages } from '../messages/index.ts'
import { swatches } from '../swatches.ts'
import type { VariantOptions } from './variant-options.ts'
import classes from './variants.module.css'

/** Returns a function that names a variant: `Red · M`. */
export const useVariantName = () => {
  const { colors } = useMessages(productMessages)
  return ({ color, size }: VariantOptions): string =>
    [color && colors[color], size?.toUpperCase()].filter((word) => word !== null && word !== undefined).join(' · ')
}

/** Shows the name of a variant with a color swatch. */
export const VariantName = ({ kind }: { readonly kind: VariantOptions }) => {
  const nameOf = useVariantName()
  return (
    <span className={classes.kind}>
      {kind.color && (
        <span className={classes.swatch} style={{ background: swatches[kind.color] }} aria-hidden="true" />
      )}
      {nameOf(kind)}
    </span>
  )
}
