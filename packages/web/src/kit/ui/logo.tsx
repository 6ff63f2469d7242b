/** Logo: a Q as a porthole, with the sea in its lower half. Same drawing as the favicon. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="#384298" />
    <path d="M7.8 17.4h16.4a8.4 8.4 0 0 1-16.4 0Z" fill="#a2a8e6" />
    <circle cx="16" cy="16" r="8.6" stroke="#fff" strokeWidth="2.6" />
    <path d="m18.6 18.6 6.6 6.6" stroke="#384298" strokeWidth="6" />
    <path d="m18.8 18.8 6 6" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
)
