export { Permitted } from './forbidden/permitted.tsx'
export { LazyFreshDialog } from './fresh/lazy-fresh-dialog.ts'
export { useOwnSettings } from './use-own-settings.ts'
export { Whose } from './whose.tsx'
