import { type Applicant, applicantKind, applicants as endpoints } from '@quarterdeck/contract/career/applicants'
import IconMailX from '@tabler/icons-react/dist/esm/icons/IconMailX.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { described } from '../../kit/records/described/index.ts'
import { useUndo } from '../../kit/records/index.ts'
import type { ActionTarget } from '../../kit/ui/data-table/field.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import { applicantMessages } from './messages/index.ts'

const RejectionLetter = lazy(async () => ({ default: (await import('./rejection-letter.tsx')).RejectionLetter }))

const rare = { optional: true, card: 'hidden' } as const

/** Returns a function that creates a pending user for a hired applicant, with a toast that offers Undo. */
const useHire = () => {
  const { hire: m } = useMessages(applicantMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  return async ({ id, name }: Applicant) => {
    try {
      const { batch } = await call(endpoints.hire, { query: { id: String(id) } })
      offer(m.done(name), batch)
    } catch (error) {
      reportProblem(common, error)
    } finally {
      for (const entity of ['applicants', 'users']) void queries.invalidateQueries({ queryKey: [entity] })
    }
  }
}

/** Display of applicants beyond their field definitions. */
export const applicants = described<Applicant>({
  kind: applicantKind,
  messages: applicantMessages,
  title: 'name',
  tones: {
    stage: {
      Applied: 'gray',
      Screen: 'amber',
      Interview: 'amber',
      Offer: 'amber',
      Hired: 'green',
      Rejected: 'red',
      Withdrawn: 'gray',
    },
  },
  show: {
    // Nobody has said yet.
    rating: (value) => (value === 0 ? '–' : String(value)),
  },
  columns: {
    email: rare,
    phone: rare,
    reason: rare,
    openingId: { width: 220, minWidth: 160 },
    rating: { cell: ({ rating }) => (rating === 0 ? '–' : rating), width: 88, minWidth: 72 },
    furthest: rare,
    screenAt: rare,
    interviewAt: rare,
    offerAt: rare,
    hiredAt: rare,
    endedAt: rare,
    userId: rare,
  },
  facets: { stage: { words: ['stage'] }, source: { words: ['source'] }, interview: { words: ['interview'] } },
  changes: { first: ['stage', 'reason'] },
  asks: { Rejected: 'reason', Withdrawn: 'reason' },
  useActions: ({ change, mayWrite }) => {
    const { hire: m, letter } = useMessages(applicantMessages)
    const [asked, setAsked] = useState<{ chosen: ActionTarget<Applicant>; clear: () => void }>()
    const mayMake = usePermission('users:write')
    const hire = useHire()
    const hiring = {
      label: m.label,
      icon: <IconUserCheck size={18} stroke={1.75} aria-hidden />,
      single: true,
      perform: ({ rows: [row] }: { readonly rows: readonly Applicant[] }) => {
        if (row) void hire(row)
      },
    }
    const rejecting = {
      label: letter.action,
      icon: <IconMailX size={18} stroke={1.75} aria-hidden />,
      asks: true,
      perform: (chosen: ActionTarget<Applicant>, clear: () => void) => setAsked({ chosen, clear }),
    }
    return {
      actions: mayWrite ? [...(mayMake ? [hiring] : []), rejecting, change] : [],
      dialog: asked && (
        <Suspense>
          <RejectionLetter chosen={asked.chosen} onDone={asked.clear} onClose={() => setAsked(undefined)} />
        </Suspense>
      ),
    }
  },
})
