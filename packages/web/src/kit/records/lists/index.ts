export type { Changes } from './changes.ts'
export { ownedList } from './owned-list.tsx'
export { recordList } from './record-list.tsx'
