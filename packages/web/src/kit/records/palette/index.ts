export type { Command } from './command.ts'
export { PaletteDialog } from './palette-dialog.tsx'
export { SearchBox } from './search-box.tsx'
