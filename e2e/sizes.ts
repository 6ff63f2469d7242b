export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

export const languages = ['en', 'es', 'de', 'ja'] as const
