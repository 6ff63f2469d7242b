import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { recordMessages, type ShownField } from '../index.ts'
import classes from './timeline.module.css'

const plain = (value: unknown): ReactNode => {
  if (typeof value === 'string') return <bdi>{value}</bdi>
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ')
  return JSON.stringify(value)
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A stored value as its field is shown elsewhere; of an unknown field as it is. */
export const ShownValue = ({ value, field }: { value: unknown; field: ShownField | undefined }) => {
  const m = useMessages(recordMessages)
  if (isEmpty(value)) return <span className={classes.none}>{m.empty}</span>
  return <>{(field?.show ?? plain)(value)}</>
}

/** The name of a field that nobody has a word for: `giftWrapping` as `Gift wrapping`. */
export const fieldNameAsWords = (field: string): string => {
  const words = field.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
