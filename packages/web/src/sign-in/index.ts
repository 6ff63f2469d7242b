export { SecondStep } from './second-step.tsx'
export { useRefusal } from './use-refusal.ts'
