import { type Reply, ReplyDraft } from '@quarterdeck/contract/support/replies'

export const blank: ReplyDraft = { ...ReplyDraft.parse({ title: '-' }), title: '' }

/** What a person may write of a canned reply. */
export const inputOf = (reply: Reply): ReplyDraft => {
  const names = Object.keys(ReplyDraft.shape) as (keyof ReplyDraft)[]
  return { ...blank, ...Object.fromEntries(names.map((name) => [name, reply[name]])) }
}
