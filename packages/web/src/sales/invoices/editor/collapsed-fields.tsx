import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import classes from './editor.module.css'
import type { InvoiceInput, InvoiceInputName } from './invoice-input.ts'

interface Props {
  readonly names: readonly InvoiceInputName[]
  /** Content of the fields as lines of text, as printed. */
  readonly rows: readonly string[]
  readonly className: string | undefined
  /** True if the fields are shown initially. */
  readonly isUnfolded?: boolean
  readonly children: ReactNode
}

/** Collapses rarely edited fields to a text, until it is focused or a field has an error. */
export const CollapsedFields = ({ names, rows, className, isUnfolded = false, children }: Props) => {
  const { errors } = useFormState<InvoiceInput>({ name: [...names] })
  const readOnly = useReadOnly()
  const [isOpen, setOpen] = useState(isUnfolded)
  const fields = useRef<HTMLDivElement>(null)
  if (!isOpen && names.some((name) => errors[name])) setOpen(true)

  const open = () => {
    flushSync(() => setOpen(true))
    fields.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  if (isOpen || readOnly)
    return (
      <div ref={fields} className={className}>
        {children}
      </div>
    )
  return (
    <button type="button" className={classes.fold} aria-expanded={false} onClick={open}>
      {rows.map((row) => (
        <bdi key={row}>{row}</bdi>
      ))}
    </button>
  )
}
