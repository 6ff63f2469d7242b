/** By each field of a patch what is stored of it. A field that is missing here does not compile: it would be accepted and not kept. */
export type StoredBy<Patch, Doc> = {
  readonly [Name in keyof Patch]-?: (value: NonNullable<Patch[Name]> | Extract<Patch[Name], null>) => Partial<Doc>
}

/** Turns a patch into stored fields; what is not sent stays as it is, and what is not named by `by` is passed over. */
export const storedBy =
  <Patch extends object, Doc>(by: StoredBy<Patch, Doc>) =>
  (patch: Patch): Partial<Doc> => {
    // Each is handed the value of its own field.
    const fields = Object.entries(by) as unknown as readonly (readonly [
      keyof Patch,
      (value: unknown) => Partial<Doc>,
    ])[]
    return Object.assign({}, ...fields.map(([name, store]) => (patch[name] === undefined ? {} : store(patch[name]))))
  }
