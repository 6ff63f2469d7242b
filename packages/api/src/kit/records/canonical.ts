/** Returns JSON with sorted keys; jsonb reorders keys, so values can only be compared in this form. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'null'

export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)
