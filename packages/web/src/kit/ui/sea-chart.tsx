const depths = [90, 150, 220, 300, 390, 490, 600]
const bearings = Array.from({ length: 24 }, (_, index) => index * 15)

/** Decorative detail of a sea chart: depth lines, compass rose and course. */
export const SeaChart = () => (
  <svg aria-hidden="true" viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor">
    <g transform="translate(560 330)">
      {depths.map((depth, index) => (
        <ellipse
          key={depth}
          rx={depth * 1.25}
          ry={depth}
          opacity={0.34 - index * 0.035}
          transform={`rotate(${-18 + index * 3}) translate(${index * -14} ${index * 16})`}
        />
      ))}
      {bearings.map((bearing) => (
        <path
          key={bearing}
          d={`M0 ${bearing % 45 === 0 ? -46 : -58}V-66`}
          transform={`rotate(${bearing})`}
          opacity="0.8"
        />
      ))}
      <path d="M0-40 7 0 0 40-7 0Z" fill="var(--sea-light, #fff)" stroke="none" opacity="0.92" />
      <path d="M40 0 0 7-40 0 0-7Z" fill="currentColor" stroke="none" opacity="0.75" />
    </g>
    <path
      d="M-20 800C120 760 190 660 300 640s170-90 218-206"
      strokeWidth="2"
      strokeDasharray="2 9"
      strokeLinecap="round"
    />
    <circle cx="300" cy="640" r="5" fill="var(--sea-light, #fff)" stroke="none" />
    <circle cx="300" cy="640" r="12" opacity="0.6" />
  </svg>
)
