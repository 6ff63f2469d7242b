import { type ComboboxParsedItem, isOptionsGroup, type OptionsFilter } from '@mantine/core'
import { fold } from '@quarterdeck/contract/kit/fold'

/** Filters select options ignoring case and accents, as the search does: `Muller` finds Müller. */
export const accentInsensitiveOptions: OptionsFilter = ({ options, search, limit }) => {
  const sought = fold(search.trim())
  const fits = ({ label }: { readonly label: string }) => fold(label).includes(sought)
  const fitting = options.flatMap((option): ComboboxParsedItem[] => {
    if (isOptionsGroup(option)) return [{ ...option, items: option.items.filter(fits) }]
    return fits(option) ? [option] : []
  })
  return fitting.slice(0, limit)
}
