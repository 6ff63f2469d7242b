export { drawer } from './draw.ts'
export type { Typeface } from './typefaces.ts'
export { toTrueType } from './woff.ts'
