export { useIsGone } from './foreign.ts'
export { LiveNotice } from './live-notice.tsx'
export { RecordNotice } from './record-notice.tsx'
export { useLive } from './use-live.ts'
