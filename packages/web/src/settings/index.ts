export { ResetSecondFactor } from './two-factor/reset-second-factor.tsx'
