import { useDebouncedValue } from '@mantine/hooks'
import type { BulkAction } from '@quarterdeck/contract/system/plans'
import { useState } from 'react'
import type { BulkChoice, BulkValue, BulkWords } from './bulk-words.ts'

/** Milliseconds without typing after which a preview is asked for. */
export const previewDelayMs = 400

/**
 * The state of the bulk dialog, and the action that it amounts to so far; undefined while something is missing.
 * @param onChange called with each change: a preview of before no longer holds
 */
export const useBulkAction = (words: BulkWords, choice: BulkChoice, onChange: () => void) => {
  const [given] = Object.entries(choice.change ?? {})
  const [field, setField] = useState(given?.[0] ?? words.fields[0]?.name ?? '')
  const [value, setValue] = useState<BulkValue>(given?.[1] ?? '')
  const [rule, setRule] = useState<BulkAction>()
  const [text, setText] = useState('')
  const [written] = useDebouncedValue(text.trim(), previewDelayMs)
  const textField = choice.asks === undefined ? undefined : words.texts?.[choice.asks]
  const isUnwritten = textField !== undefined && text.trim() === ''
  const isSaid = value !== '' && (!textField || (!isUnwritten && written === text.trim()))
  const isChosen = words.fields.some((each) => each.name === field && 'options' in each)

  const change = { [field]: value, ...(choice.asks && { [choice.asks]: written }) }
  const actions = {
    edit: isSaid ? { type: 'edit', change } : undefined,
    adjust: rule,
    delete: { type: 'delete' },
    restore: { type: 'restore' },
  } as const satisfies Record<BulkChoice['type'], BulkAction | undefined>
  const changing =
    <Value>(set: (value: Value) => void) =>
    (next: Value) => {
      set(next)
      onChange()
    }
  return {
    action: actions[choice.type],
    field,
    value,
    textField,
    text,
    /** True where a required input is still empty. */
    isWaiting: isUnwritten || (choice.type === 'edit' && value === '' && !isChosen),
    chooseField: changing((name: string) => {
      setField(name)
      setValue('')
    }),
    chooseValue: changing(setValue),
    changeRule: changing(setRule),
    write: changing(setText),
  }
}
