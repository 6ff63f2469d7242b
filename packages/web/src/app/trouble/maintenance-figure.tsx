import { lines } from '../figures.tsx'

/** A ship in dry dock. */
export const MaintenanceFigure = () => (
  <svg width="160" height="104" viewBox="0 0 160 104" aria-hidden="true" {...lines}>
    <path d="M14 96h132M26 96V70M134 96V70" />
    <path d="M40 62h80l-11 22H51Z" fill="var(--qd-accent-tint)" strokeLinejoin="round" />
    <path d="M56 84v12M80 84v12M104 84v12" />
    <path d="M80 62V18M66 34h28" strokeLinejoin="round" />
    <path d="M26 76l14-4M134 76l-14-4" opacity="0.35" />
    <path d="M134 70V18h-30M134 30l-12-12M106 18v18" opacity="0.35" strokeLinejoin="round" />
  </svg>
)
