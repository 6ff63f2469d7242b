export { openingOf, viewParameter } from './address.ts'
export { takeListsOver } from './mine.ts'
export { Opening } from './opening.tsx'
export { SavedViews } from './views-place.tsx'
