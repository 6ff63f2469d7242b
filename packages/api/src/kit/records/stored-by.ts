/** Converters from fields of a patch to stored fields. A missing field doesn't compile: it would be accepted and lost. */
export type StoredBy<Patch, Doc> = {
  readonly [Name in keyof Patch]-?: (value: NonNullable<Patch[Name]> | Extract<Patch[Name], null>) => Partial<Doc>
}

/** Converts a patch to stored fields; fields that weren't sent or aren't in `by` are skipped. */
export const storedBy =
  <Patch extends object, Doc>(by: StoredBy<Patch, Doc>) =>
  (patch: Patch): Partial<Doc> => {
    // Each converter receives the value of its own field.
    const fields = Object.entries(by) as unknown as readonly (readonly [
      keyof Patch,
      (value: unknown) => Partial<Doc>,
    ])[]
    return Object.assign({}, ...fields.map(([name, store]) => (patch[name] === undefined ? {} : store(patch[name]))))
  }
