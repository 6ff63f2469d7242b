const own = new Intl.DateTimeFormat().resolvedOptions().timeZone

const named = (zone: string) => zone.replaceAll('_', ' ')

/** All time zones, and first that of the device, whichever it is. */
export const zoneOptions = (deviceZone: (zone: string) => string) => [
  { value: 'device', label: deviceZone(named(own)) },
  ...['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
    value: zone,
    label: named(zone),
  })),
]
