import type { ArticleStatus } from '@quarterdeck/contract/support/article-words'
import type { Tone } from '../../kit/ui/status-badge.tsx'

export const statusTones: Readonly<Record<ArticleStatus, Tone>> = { Draft: 'gray', Published: 'green' }
