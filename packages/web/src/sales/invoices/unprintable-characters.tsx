import { papers } from '@quarterdeck/contract/sales/papers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../kit/lib/api/client.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import notice from '../../kit/ui/notice.module.css'
import { invoiceMessages } from './messages/index.ts'

/** Characters known to be printable; for others the server is asked. */
const usual = /^[\s!-\u024f\u0370-\u052f\u1e00-\u1fff\u2000-\u206f\u20a0-\u20bf\u3000-\u30ff\uff00-\uffef]*$/u
const segmenter = new Intl.Segmenter()
const most = 500

/** Returns distinct characters that may be missing in the fonts. */
const unusualIn = (text: string): string => {
  if (usual.test(text)) return ''
  const signs = [...segmenter.segment(text)].map(({ segment }) => segment).filter((sign) => !usual.test(sign))
  return [...new Set(signs)].toSorted().slice(0, most).join(' ')
}

/** Returns characters that would be printed as a placeholder, according to the server. */
const useLacking = (text: string): readonly string[] => {
  const notes = unusualIn(text)
  const { data } = useQuery({
    queryKey: ['invoices', papers.preview.path, notes],
    queryFn: async () => (await call(papers.preview, { query: {}, body: { notes } })).data.lacking,
    enabled: notes !== '',
    placeholderData: keepPreviousData,
  })
  return notes === '' ? [] : (data ?? []).filter((sign) => notes.includes(sign))
}

/** Warns about characters that cannot be printed; hidden if there are none. */
export const UnprintableCharacters = ({ text }: { readonly text: string }) => {
  const { paper: m } = useMessages(invoiceMessages)
  const lacking = useLacking(text)
  if (lacking.length === 0) return null
  return (
    <div className={notice.bar} role="note">
      <p className={notice.text}>{m.lacking(lacking.join(' '))}</p>
    </div>
  )
}
