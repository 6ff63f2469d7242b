import { seriesKind } from '@quarterdeck/contract/sales/series'
import type { Serve } from '../../http/serve.ts'
import { serveVerbs } from '../../ordinary/index.ts'
import { toDto } from './rules.ts'
import * as store from './store.ts'

export const serveSeries = (serve: Serve): void =>
  // Not shared: that one was made is told by the journal of its invoice.
  serveVerbs(serve, seriesKind, { ...store, toDto, isShared: false })
