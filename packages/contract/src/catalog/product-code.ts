/** Suggests a code from a title by the first letters of its words: `Walnut Desk Lamp` → `WAL-DES-LAM`. */
export const suggestCode = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .toUpperCase()
    .match(/[A-Z0-9]+/g)
  return (words ?? ['PRODUCT'])
    .slice(0, 4)
    .map((word) => word.slice(0, 3))
    .join('-')
}

/** Suggests the code of a variant: `TSHIRT` → `TSHIRT-RED-M`. */
export const suggestVariantCode = (
  code: string,
  { color, size }: { readonly color?: string | null | undefined; readonly size?: string | null | undefined },
): string => [code, color, size].filter(Boolean).join('-').toUpperCase()
