import type { MailKind } from '@quarterdeck/contract/sales/mail-texts'
import type { LeftOut, MailingGroup, MailingKind } from '@quarterdeck/contract/sales/mailings'
import { reminderKinds } from '@quarterdeck/contract/sales/reminders'
import type { WriteContext } from '../../kit/context.ts'
import { demand } from '../../kit/http/demand.ts'
import { isOverMailLimit } from '../../kit/mail/index.ts'
import type { Tx } from '../../kit/ports.ts'
import type { LeftToRowChecks } from '../../kit/records/bulk.ts'
import { applyChange } from '../../kit/records/records.ts'
import type { Kind } from '../../system/jobs/index.ts'
import { keysOf } from '../../system/plans/index.ts'
import { type InvoiceDoc, idsOf, repository as invoices, markSent } from '../invoices/index.ts'
import { dayRules, stepsOf } from '../reminders/index.ts'
import {
  erasedOf,
  type Files,
  filesFor,
  mailOne,
  occasionOf,
  refusalWords,
  type SendingWorld,
  wentSince,
} from '../sending/index.ts'
import { judge } from './judge.ts'

/** Fields shown for an invoice that isn't mailed. */
type Named = Pick<InvoiceDoc, 'id' | 'draftId' | 'customerName' | 'reminderHold'>

const words: Readonly<Record<LeftOut, (invoice: Named) => string>> = {
  draft: ({ id }) => refusalWords.draft(id),
  void: ({ id }) => refusalWords.void(id),
  erased: ({ id }) => refusalWords.erased(id),
  address: ({ id }) => refusalWords.address(id),
  gone: ({ id }) => `${id} was deleted`,
  paid: ({ id }) => `Nothing is owed of ${id}`,
  held: ({ id, reminderHold }) => `Reminders of ${id} are paused: ${reminderHold}`,
  early: ({ id }) => `${id} is not late enough for the next reminder`,
  recent: ({ id }) => `The last reminder of ${id} was too short a while ago`,
  done: ({ id }) => `There are no more reminders of ${id}`,
  mailed: ({ id }) => `${id} was mailed in the meantime`,
  changed: ({ id }) => `Another reminder of ${id} is next by now`,
  stranger: ({ id }) => `${id} is to go to an address that is new, and enough did today`,
}

const leftBy = (invoice: Named, code: LeftOut): LeftToRowChecks => ({
  id: invoice.id,
  title: [invoice.id, invoice.customerName].filter(Boolean).join(' · '),
  fields: [],
  code,
  message: words[code](invoice),
})

/** Sorts invoices by the order of the ids, and adds those that were purged. */
const sortOut = <Found extends Named>(ids: readonly string[], found: readonly Found[]) => {
  const names = new Map(found.flatMap((each) => [each.id, each.draftId ?? each.id].map((id) => [id, each] as const)))
  const removed = ids.filter((id) => !names.has(id))
  return {
    there: ids.flatMap((id) => names.get(id) ?? []),
    removed: removed.map((id) => leftBy({ id, draftId: null, customerName: '', reminderHold: '' }, 'gone')),
  }
}

/** Lists invoices of a plan that aren't mailed anyway; locked ones aren't waited for. */
const nameSome = async (tx: Tx, name: LeftOut, ids: readonly string[]): Promise<readonly LeftToRowChecks[]> => {
  if (ids.length === 0) return []
  const found = await tx
    .selectFrom('invoices')
    .select(['id', 'draftId', 'customerName', 'reminderHold'])
    .where((where) => where.or([where('id', 'in', ids), where('draftId', 'in', ids)]))
    .execute()
  const { there, removed } = sortOut(ids, found)
  return [...there.map((invoice) => leftBy(invoice, name)), ...removed]
}

interface Mailing {
  readonly kind: MailingKind
  readonly name: MailingGroup
  readonly madeAt: Date
}

const steps: readonly string[] = reminderKinds

const mailOf = (name: MailingGroup): MailKind => (name === 'paid' ? 'invoice' : name)

/** Returns why an invoice differs from its plan; undefined if it doesn't. */
const reasonNow = async (
  context: WriteContext,
  { kind, name, madeAt }: Mailing,
  invoice: InvoiceDoc,
): Promise<LeftOut | undefined> => {
  if (invoice.deletedAt !== null) return 'gone'
  const { tx, now } = context
  const rules = { steps: await stepsOf(tx), erased: await erasedOf(tx, [invoice]), ...(await dayRules(tx, now)) }
  const verdict = judge(kind, invoice, rules)
  if (!verdict.goes) return verdict.name
  // The user saw that it was paid and sends it anyway.
  if (verdict.name === 'paid' && name === 'invoice') return 'paid'
  if (kind === 'remind' && verdict.name !== name) return 'changed'
  // To any address: it may have been corrected since.
  if (await wentSince(context, mailOf(name), invoice, { since: madeAt })) return 'mailed'
  return (await isOverMailLimit(context, occasionOf(invoice), invoice.billingEmail)) ? 'stranger' : undefined
}

const mail = async (
  context: WriteContext,
  world: SendingWorld,
  { kind, name }: Mailing,
  invoice: InvoiceDoc,
  files: Files,
) => {
  await mailOne(context, world, invoice, { kind: mailOf(name) }, files)
  const [sent = invoice] = await markSent(context, [invoice.id])
  if (kind === 'send') return
  const change = { reminderStep: steps.indexOf(name) + 1, remindedAt: context.now }
  await applyChange(context, invoices, sent, change, ['reminderStep', 'remindedAt'])
}

/** Mails the invoices of a step; those that changed since the plan are left out and listed. */
const mailSome = async (
  context: WriteContext,
  world: SendingWorld,
  mailing: Mailing,
  ids: readonly string[],
): Promise<readonly LeftToRowChecks[]> => {
  const { there, removed } = sortOut(ids, await invoices.lock(context.tx, ids))
  const going: InvoiceDoc[] = []
  for (const invoice of there) {
    const reason = await reasonNow(context, mailing, invoice)
    if (reason) removed.push(leftBy(invoice, reason))
    else going.push(invoice)
  }
  const files = await filesFor(context, world, going)
  for (const invoice of going) await mail(context, world, mailing, invoice, files)
  return removed
}

/**
 * Sends a plan, some mails per step. A step adds its mails to the outbox when it commits, so none is sent twice. The
 * cursor is the chunk of the plan.
 */
export const mailingKind = (world: SendingWorld): Kind => ({
  step: async (context, { data, cursor }) => {
    if (data.kind !== 'send' && data.kind !== 'remind') throw new Error('A job without its mailing')
    demand(context.actor, 'invoices', 'write')
    const at = data.parts.findIndex(({ from, to }) => from <= cursor && cursor < to)
    const part = data.parts[at]
    if (!part) return { cursor, done: 0, changed: 0, refused: [], isLast: true }
    const { keys } = await keysOf(context.tx, data.plan, cursor)
    const ids = await idsOf(context.tx, keys)
    const refused = part.goes
      ? await mailSome(context, world, { kind: data.kind, name: part.name, madeAt: new Date(data.madeAt) }, ids)
      : await nameSome(context.tx, part.name, ids)
    const next = cursor + 1 < part.to ? cursor + 1 : data.parts[at + 1]?.from
    const changed = part.goes ? keys.length - refused.length : 0
    return { cursor: next ?? part.to, done: keys.length, changed, refused, isLast: next === undefined }
  },
})
