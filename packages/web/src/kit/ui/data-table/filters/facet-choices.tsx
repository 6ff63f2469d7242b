import { Button, Checkbox, TextInput, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { fold } from '@quarterdeck/contract/kit/fold'
import { exactUpTo } from '@quarterdeck/contract/kit/list'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTag } from '../../../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../../lib/i18n/use-messages.ts'
import type { Counts } from '../../../lib/list-page.ts'
import { commonMessages } from '../../messages/index.ts'
import { type ChoiceFacet, labelOfValue } from '../field.ts'
import { tableMessages } from '../messages/index.ts'
import type { ListState } from '../use-list-state.ts'
import classes from './filters.module.css'

/** Number of values above which the filter has a search input. */
const manyOptions = 10

/** Returns the values found for the typed text, or the first ones; undefined if the filter has no search. */
const useFoundOptions = ({ field, find }: ChoiceFacet, typed: string) => {
  const [text] = useDebouncedValue(typed, 120)
  const { data = [] } = useQuery({
    queryKey: ['options', field, text],
    queryFn: async () => (await find?.(text)) ?? [],
    enabled: find !== undefined,
    placeholderData: keepPreviousData,
  })
  return typed === '' ? data.slice(0, manyOptions) : data
}

interface Props {
  readonly facet: ChoiceFacet
  readonly state: ListState
  readonly counts: Counts | undefined
}

/** Lists the values of a filter with the number of matches. */
export const FacetChoices = ({ facet, state, counts }: Props) => {
  const { facet: m } = useMessages(tableMessages)
  const { actions, table } = useMessages(commonMessages)
  const { compare } = new Intl.Collator(formatTag[useLocale()])
  const [part, setPart] = useState('')
  const [picked, setPicked] = useState<{ over: string; values: readonly string[] }>()
  const counted = useQuery({ ...counts, enabled: counts !== undefined, queryKey: counts?.queryKey ?? [] })
  const amounts = counted.data?.counts[facet.field]
  const isExact = (count: number) => counted.data?.areExact !== false || count <= exactUpTo

  const chosen = state.chosen(facet.field)
  const over = chosen.join()
  // A box answers at once; the address, which is the truth, follows a moment later.
  if (picked && picked.over !== over) setPicked(undefined)
  const shown = picked?.values ?? chosen
  const choose = (values: readonly string[]) => {
    setPicked({ over, values })
    state.choose(facet.field, values)
  }
  const typed = part.trim()
  const found = useFoundOptions(facet, typed)
  const options =
    facet.options ??
    [...new Set([...shown, ...Object.keys(amounts ?? {})])]
      .filter(Boolean)
      .map((value) => ({ value, label: labelOfValue(facet, value) }))
      .sort((a, b) => compare(a.label, b.label))
  const known = options.filter(({ value }) => !found.some((each) => each.value === value))
  const matching = facet.find ? [...known, ...found] : options.filter(({ label }) => fold(label).includes(fold(typed)))
  return (
    <div>
      {(facet.find || options.length > manyOptions) && (
        <TextInput
          size="xs"
          className={classes.part ?? ''}
          aria-label={m.find(facet.label)}
          placeholder={m.find(facet.label)}
          value={part}
          onChange={(event) => setPart(event.currentTarget.value)}
        />
      )}
      <Checkbox.Group value={[...shown]} onChange={choose} aria-label={facet.label} className={classes.choices ?? ''}>
        {matching.map(({ value, label }) => {
          const count = amounts && (amounts[value] ?? 0)
          return (
            <Checkbox
              size="xs"
              key={value}
              value={value}
              className={classes.option ?? ''}
              data-none={count === 0 || undefined}
              label={
                <>
                  <span>{label}</span>
                  <span className={classes.count} aria-hidden="true">
                    {count !== undefined && table.counted(count, isExact(count))}
                  </span>
                  {count !== undefined && <VisuallyHidden>{m.matches(count, isExact(count))}</VisuallyHidden>}
                </>
              }
            />
          )
        })}
      </Checkbox.Group>
      {shown.length > 0 && (
        <Button variant="subtle" size="xs" fullWidth mt={4} onClick={() => choose([])}>
          {actions.clear}
        </Button>
      )}
    </div>
  )
}
