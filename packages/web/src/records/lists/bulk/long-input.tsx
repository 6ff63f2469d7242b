import { Textarea } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import type { BulkValue } from './bulk-words.ts'
import { pause } from './use-wanted.ts'

interface Props {
  readonly label: string
  readonly most: number
  readonly onValue: (value: BulkValue) => void
}

/** A text of some lines; it counts once nobody types. */
export const LongInput = ({ label, most, onValue }: Props) => {
  const [text, setText] = useState('')
  const settle = useDebouncedCallback(onValue, pause)
  return (
    <Textarea
      label={label}
      rows={3}
      maxLength={most}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        onValue('')
        settle(value.trim())
      }}
    />
  )
}
