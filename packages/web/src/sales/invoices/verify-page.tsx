import { Button } from '@mantine/core'
import { maxVerified, papers } from '@quarterdeck/contract/sales/papers'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs'
import IconZoomQuestion from '@tabler/icons-react/dist/esm/icons/IconZoomQuestion.mjs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { FileDrop, useFileDrop } from '../../kit/ui/form/file-drop.tsx'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { Page } from '../../kit/ui/page.tsx'
import { StatePanel } from '../../kit/ui/state-panel.tsx'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import { invoiceMessages } from './messages/index.ts'

const maxMegabytes = maxVerified / 1_000_000

type Known = Awaited<ReturnType<typeof ask>>

const ask = async (file: File) => (await call(papers.verify, { file })).data.invoice

/** Shows the result for a verified file. */
const Outcome = ({ file, known }: { readonly file: string; readonly known: Known }) => {
  const { verify: m } = useMessages(invoiceMessages)
  const { date } = useFormats()
  if (!known)
    return (
      <StatePanel
        picture={<IconZoomQuestion size={36} stroke={1.5} aria-hidden />}
        title={m.unknown}
        text={m.unknownText(file)}
      />
    )
  const { id, creditNote, isOutdated, givenOutAt } = known
  const name = creditNote ?? id
  return (
    <StatePanel
      picture={<IconRosetteDiscountCheck size={36} stroke={1.5} aria-hidden />}
      title={isOutdated ? m.outdated(name) : m.genuine(name)}
      text={[m.given(file, date(givenOutAt)), isOutdated && m.since].filter(Boolean).join(' ')}
    >
      <Button
        variant="default"
        renderRoot={(props) =>
          creditNote ? (
            <Link to="/invoices/$id/credit-note/$note" params={{ id, note: creditNote }} {...props} />
          ) : (
            <Link to="/invoices/$id/details" params={{ id }} {...props} />
          )
        }
      >
        {m.open}
      </Button>
    </StatePanel>
  )
}

/** Checks if a PDF or XML file was issued here and is unchanged. */
export const VerifyPage = () => {
  const { verify: m } = useMessages(invoiceMessages)
  const [outcome, setOutcome] = useState<{ readonly file: string; readonly known: Known }>()
  const [tooLarge, setTooLarge] = useState(false)
  const { send, busy, problem } = useSubmit()
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (!file || busy) return
    setOutcome(undefined)
    setTooLarge(file.size > maxVerified)
    if (file.size <= maxVerified) void send(async () => setOutcome({ file: file.name, known: await ask(file) }))
  }
  const { over, target } = useFileDrop(take)
  return (
    <Page title={m.title} about={m.text} layout="narrow">
      <div {...target}>
        <ProblemText text={tooLarge ? m.tooLarge(maxMegabytes) : problem()} />
        <FileDrop
          picture={<IconFileTypePdf size={36} stroke={1.5} aria-hidden />}
          over={over}
          words={m}
          accept="application/pdf,.pdf,application/xml,.xml"
          about={m.limit(maxMegabytes)}
          take={take}
        />
        <div role="status">{outcome && <Outcome {...outcome} />}</div>
      </div>
    </Page>
  )
}
