export type { Command } from './command.ts'
export { paletteMessages } from './messages/index.ts'
export { PaletteDialog } from './palette-dialog.tsx'
export { SearchBox } from './search-box.tsx'
