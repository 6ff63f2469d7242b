export { drawDocument, type Fonts } from './draw.ts'
export { toTrueType } from './woff.ts'
