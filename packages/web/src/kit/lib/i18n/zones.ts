/** Returns the time zone of the device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns all time zones as options, always including that of the device. */
export const zoneOptions = (): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set(['UTC', deviceZone(), ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }))
