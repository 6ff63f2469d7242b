export { ViewAsBanner } from './banner.tsx'
export { ViewAsButton } from './view-as-button.tsx'
