export { LiveNotice } from './live-notice.tsx'
export { RecordNotice } from './record-notice.tsx'
export { useIsGone } from './use-is-gone.ts'
export { useLive } from './use-live.ts'
