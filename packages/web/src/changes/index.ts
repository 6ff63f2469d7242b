export { Timeline } from './timeline.tsx'
export { TimelineSkeleton } from './timeline-skeleton.tsx'
export { useHistories } from './use-histories.ts'
export { Versions } from './versions/versions.tsx'
