export const strokeStyle = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' } as const

/** A ship beyond the edge of the chart. */
export const LostFigure = () => (
  <svg width="160" height="104" viewBox="0 0 160 104" aria-hidden="true" {...strokeStyle}>
    <path d="M8 74c8 0 8 6 16 6s8-6 16-6 8 6 16 6 8-6 16-6 8 6 16 6 8-6 16-6 8 6 16 6 8-6 16-6 8 6 16 6" />
    <path d="M34 92c8 0 8 5 16 5s8-5 16-5 8 5 16 5 8-5 16-5 8 5 16 5" opacity="0.35" />
    <path d="M52 66h56l-9 14H61Z" fill="var(--qd-accent-tint)" strokeLinejoin="round" />
    <path d="M78 60V14M78 18l24 36H78M72 26 56 54h16" strokeLinejoin="round" />
    <path d="M126 22h18M135 13v18" opacity="0.35" />
  </svg>
)

/** A lighthouse whose light is out. */
export const OutageFigure = () => (
  <svg width="160" height="104" viewBox="0 0 160 104" aria-hidden="true" {...strokeStyle}>
    <path d="M20 96h120" />
    <path d="M66 96 71 40h18l5 56Z" fill="var(--qd-accent-tint)" strokeLinejoin="round" />
    <path d="M67.500 78h25M69.500 58h21" />
    <path d="M68 40V26h24v14M64 26h32L80 12Z" strokeLinejoin="round" />
    <path d="m104 30 14-5M104 36l14 5M56 30l-14-5M56 36l-14 5" opacity="0.35" strokeDasharray="1 6" />
  </svg>
)
