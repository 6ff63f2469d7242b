import { type Reply, replies, replyList } from '@quarterdeck/contract/support/replies'
import { listSource } from '../../lib/api/list-source.ts'

export const replySource = listSource('replies', replies, replyList, ({ title }: Reply) => title)
