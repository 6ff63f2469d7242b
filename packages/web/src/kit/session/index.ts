export { Permitted } from './forbidden/permitted.tsx'
export { LazyFreshDialog } from './fresh/lazy-fresh-dialog.ts'
export { HiddenUsernameInput } from './hidden-username-input.tsx'
export { useOwnSettings } from './use-own-settings.ts'
