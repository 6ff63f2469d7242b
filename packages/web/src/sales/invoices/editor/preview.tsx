import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { papers } from '@quarterdeck/contract/sales/papers'
import type { Paper as Laid } from '@quarterdeck/contract/sales/printed'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { read } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ModalFrame } from '../../../kit/ui/modal-frame.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { phone, useMedia } from '../../../kit/ui/use-media.ts'
import { invoiceMessages } from '../messages/index.ts'
import classes from './editor.module.css'
import { draftOf, type InvoiceInput, invoiceInput } from './invoice-input.ts'
import { useRules } from './use-rules.ts'

const Paper = lazy(async () => ({ default: (await import('../../../kit/ui/paper/paper.tsx')).DocumentPages }))

/** Debounce of the preview, in milliseconds. */
const pause = 400

interface Printed {
  /** Id of an existing invoice. */
  readonly id?: string | undefined
  /** Converts the input to what is printed, if that differs. */
  readonly said?: ((input: InvoiceInput) => InvoiceInput) | undefined
}

/** Returns the request for the preview; undefined while the input is invalid. Only the customer may be missing. */
const useWritten = ({ said = (input) => input }: Printed) => {
  const schema = invoiceInput(useRules(() => false))
  const [written] = useDebouncedValue(useWatch<InvoiceInput>() as InvoiceInput, pause)
  const { success, data } = schema.safeParse({ ...written, customerId: written.customerId || '0' })
  if (!success) return undefined
  const { customer, ...draft } = draftOf(said(data))
  return written.customerId ? { ...draft, customer } : draft
}

/** Returns the document as the server would print it; the previous one stays while the next is invalid or loading. */
const usePreview = (printed: Printed) => {
  const { id } = printed
  const body = useWritten(printed)
  return useQuery({
    queryKey: ['invoices', 'preview', id ?? null, body ?? null],
    queryFn: async ({ signal }): Promise<Laid> => (await read(papers.preview, { query: { id }, body, signal })).data,
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

const Shown = (printed: Printed) => {
  const { preview: m } = useMessages(invoiceMessages).editor
  const isSmall = useMedia(phone)
  const [isLarge, setLarge] = useState(false)
  const { data, isError, isPending, fetchStatus } = usePreview(printed)
  const isMissing = isError || (isPending && fetchStatus === 'idle')
  if (isMissing) return <p className={shared.muted}>{m.incomplete}</p>
  if (!data) return <Skeleton width="100%" height={420} />
  return (
    <>
      <Paper paper={data} isCropped />
      {!isSmall && (
        <Button variant="subtle" size="xs" onClick={() => setLarge(true)}>
          {m.enlarge}
        </Button>
      )}
      <ModalFrame opened={isLarge} title={m.title} size="xl" onClose={() => setLarge(false)}>
        <Paper paper={data} isCropped />
      </ModalFrame>
    </>
  )
}

/** Shows the document with the current input, as it would be printed. */
export const Preview = (printed: Printed) => {
  const { preview: m } = useMessages(invoiceMessages).editor
  const [isShown, setShown] = useState(false)
  return (
    <section className={classes.preview} aria-label={m.title} data-shown={isShown || undefined}>
      <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? m.hide : m.show}
      </Button>
      {isShown && (
        <Suspense fallback={<Skeleton width="100%" height={420} />}>
          <Shown {...printed} />
        </Suspense>
      )}
    </section>
  )
}
