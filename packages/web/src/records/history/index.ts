export { Timeline } from './timeline.tsx'
export { TimelineSkeleton } from './timeline-skeleton.tsx'
export { Versions } from './versions/versions.tsx'
