/** The time zone of the device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** All time zones to choose from, and that of the device, whichever it is. */
export const zoneOptions = (): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set(['UTC', deviceZone(), ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }))
