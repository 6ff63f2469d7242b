import type { Shift, WorkingHours } from './working-hours.ts'

/**
 * Builds working hours from shifts such as `9:00-12:30 13:00-17:00` and a string of weekdays from Monday, `x` for a
 * working day.
 */
const hours = (timeZone: string, days: string, shifts: string, holidays: readonly string[] = []): WorkingHours => {
  const each = shifts.split(' ').map((shift): Shift => {
    const [from = '', to = ''] = shift.split('-').map((time) => time.padStart(5, '0'))
    return { from, to }
  })
  return {
    timeZone,
    week: [...days].map((day) => (day === 'x' ? each : [])),
    holidays: holidays.map((day) => ({
      date: day.length > 5 ? day : `2000-${day}`,
      name: day,
      yearly: day.length === 5,
    })),
  }
}

export const calendars = {
  berlin: hours('Europe/Berlin', 'xxxxx--', '9:00-12:30 13:00-17:00', [
    ...['01-01', '05-01', '10-03', '12-25', '12-26', '2026-04-03', '2026-04-06'],
  ]),
  berlinAlways: hours('Europe/Berlin', 'xxxxxxx', '00:00-24:00'),
  berlinSaturdayNight: hours('Europe/Berlin', '-----x-', '22:00-06:00'),
  berlinSundayEarly: hours('Europe/Berlin', '------x', '02:00-04:00'),
  berlinSundayHalfHour: hours('Europe/Berlin', '------x', '02:15-02:45'),
  madrid: hours('Europe/Madrid', 'xxxxx--', '9:00-11:00 11:30-14:00 16:00-19:00'),
  londonSundayNight: hours('Europe/London', '------x', '22:00-06:00'),
  londonNights: hours('Europe/London', 'xxxxxxx', '22:00-06:00', ['12-25']),
  utcAlways: hours('UTC', 'xxxxxxx', '00:00-24:00', ['12-25', '02-29']),
  newYork: hours('America/New_York', 'xxxxx--', '9:00-17:00'),
  newYorkAlways: hours('America/New_York', 'xxxxxxx', '00:00-24:00'),
  newYorkNights: hours('America/New_York', 'xxxxx--', '22:00-06:00'),
  stJohnsAlways: hours('America/St_Johns', 'xxxxxxx', '00:00-24:00'),
  santiagoAlways: hours('America/Santiago', 'xxxxxxx', '00:00-24:00'),
  sydney: hours('Australia/Sydney', 'xxxxx--', '9:00-17:00'),
  sydneyAlways: hours('Australia/Sydney', 'xxxxxxx', '00:00-24:00'),
  lordHoweAlways: hours('Australia/Lord_Howe', 'xxxxxxx', '00:00-24:00'),
  apiaAlways: hours('Pacific/Apia', 'xxxxxxx', '00:00-24:00'),
  tokyo: hours('Asia/Tokyo', 'xxxxxx-', '10:00-13:00 14:00-19:00'),
  kolkata: hours('Asia/Kolkata', 'xxxxxx-', '9:30-18:30'),
  kathmandu: hours('Asia/Kathmandu', 'xxxxx-x', '10:00-17:00'),
}

/**
 * Columns: start, work as hours and minutes, due time, explanation, pauses. Days and offsets are written out, so that
 * each line can be verified by hand with a calendar; the test compares the offsets with those of the zone.
 */
export const cases: Readonly<Record<keyof typeof calendars, string>> = {
  // Seven and a half hours a day.
  berlin: `
Wed 2026-11-25 09:00+01 | 0:30 | Wed 2026-11-25 09:30+01 | within the morning
Wed 2026-11-25 09:00+01 | 3:30 | Wed 2026-11-25 12:30+01 | ends as the break begins
Wed 2026-11-25 09:00+01 | 3:31 | Wed 2026-11-25 13:01+01 | a minute past the break
Wed 2026-11-25 09:00+01 | 4:00 | Wed 2026-11-25 13:30+01 | over the break
Wed 2026-11-25 09:00+01 | 7:30 | Wed 2026-11-25 17:00+01 | a whole day ends with it
Wed 2026-11-25 09:00+01 | 7:31 | Thu 2026-11-26 09:01+01 | a minute more is the next morning
Wed 2026-11-25 12:00+01 | 0:30 | Wed 2026-11-25 12:30+01 | up to the break
Wed 2026-11-25 12:00+01 | 1:00 | Wed 2026-11-25 13:30+01 | half before it, half after it
Wed 2026-11-25 12:30+01 | 0:01 | Wed 2026-11-25 13:01+01 | begins as the break does
Wed 2026-11-25 12:45+01 | 0:01 | Wed 2026-11-25 13:01+01 | begins in the break
Wed 2026-11-25 12:59+01 | 0:15 | Wed 2026-11-25 13:15+01 | begins at the end of the break
Wed 2026-11-25 13:00+01 | 4:00 | Wed 2026-11-25 17:00+01 | the afternoon
Wed 2026-11-25 13:00+01 | 4:01 | Thu 2026-11-26 09:01+01 | longer than the afternoon
Wed 2026-11-25 16:59+01 | 0:01 | Wed 2026-11-25 17:00+01 | the last minute
Wed 2026-11-25 16:59+01 | 0:02 | Thu 2026-11-26 09:01+01 | the last minute and the first
Wed 2026-11-25 17:00+01 | 0:01 | Thu 2026-11-26 09:01+01 | begins at the end of the day
Wed 2026-11-25 17:30+01 | 1:00 | Thu 2026-11-26 10:00+01 | begins in the evening
Wed 2026-11-25 08:00+01 | 1:00 | Wed 2026-11-25 10:00+01 | begins in the morning, too early
Wed 2026-11-25 00:00+01 | 1:00 | Wed 2026-11-25 10:00+01 | begins at midnight
Wed 2026-11-25 23:59+01 | 1:00 | Thu 2026-11-26 10:00+01 | begins before midnight
Wed 2026-11-25 09:00+01 | 0:00 | Wed 2026-11-25 09:00+01 | nothing is due at once
Wed 2026-11-25 20:00+01 | 0:00 | Wed 2026-11-25 20:00+01 | nothing is due at once, in the evening too
Wed 2026-11-25 10:15+01 | 2:15 | Wed 2026-11-25 12:30+01 | from a quarter past
Wed 2026-11-25 10:15+01 | 2:16 | Wed 2026-11-25 13:01+01 | from a quarter past, over the break
Wed 2026-11-25 12:29+01 | 0:01 | Wed 2026-11-25 12:30+01 | the minute before the break
Wed 2026-11-25 12:29+01 | 0:02 | Wed 2026-11-25 13:01+01 | the minutes around the break
Wed 2026-11-25 09:00+01 | 15:00 | Thu 2026-11-26 17:00+01 | two days
Wed 2026-11-25 09:00+01 | 22:30 | Fri 2026-11-27 17:00+01 | three days, up to the weekend
Wed 2026-11-25 09:00+01 | 22:31 | Mon 2026-11-30 09:01+01 | three days and a minute, over the weekend
Fri 2026-11-27 16:00+01 | 1:00 | Fri 2026-11-27 17:00+01 | up to the weekend
Fri 2026-11-27 16:00+01 | 2:00 | Mon 2026-11-30 10:00+01 | over the weekend
Fri 2026-11-27 17:00+01 | 1:00 | Mon 2026-11-30 10:00+01 | begins as the weekend does
Sat 2026-11-28 12:00+01 | 1:00 | Mon 2026-11-30 10:00+01 | begins on Saturday
Sun 2026-11-29 23:59+01 | 1:00 | Mon 2026-11-30 10:00+01 | begins at the end of Sunday
Sat 2026-11-28 00:00+01 | 7:30 | Mon 2026-11-30 17:00+01 | all of Monday
Fri 2026-11-27 09:00+01 | 37:30 | Thu 2026-12-03 17:00+01 | a week from Friday
Mon 2026-11-23 09:00+01 | 37:30 | Fri 2026-11-27 17:00+01 | a week from Monday
Mon 2026-11-23 09:00+01 | 37:31 | Mon 2026-11-30 09:01+01 | a week and a minute
Mon 2026-11-23 09:00+01 | 75:00 | Fri 2026-12-04 17:00+01 | two weeks
Thu 2026-11-26 15:00+01 | 8:00 | Fri 2026-11-27 15:30+01 | 2:00, 3:30 and 2:30
Wed 2026-11-25 15:30+01 | 24:00 | Mon 2026-11-30 17:00+01 | 1:30 and three days
Fri 2026-11-27 12:30+01 | 8:00 | Mon 2026-11-30 13:30+01 | 4:00, 3:30 and 0:30
Sun 2026-11-29 10:00+01 | 3:45 | Mon 2026-11-30 13:15+01 | over Monday's break
Mon 2026-11-30 16:30+01 | 1:00 | Tue 2026-12-01 09:30+01 | into the next month
Thu 2026-12-24 16:00+01 | 2:00 | Mon 2026-12-28 10:00+01 | over Christmas
Fri 2026-12-25 10:00+01 | 1:00 | Mon 2026-12-28 10:00+01 | begins on a holiday
Sat 2026-12-26 10:00+01 | 1:00 | Mon 2026-12-28 10:00+01 | begins on a holiday on Saturday
Thu 2026-12-24 09:00+01 | 15:00 | Mon 2026-12-28 17:00+01 | the days before and after Christmas
Thu 2026-12-31 16:00+01 | 2:00 | Mon 2027-01-04 10:00+01 | into the next year
Wed 2026-12-30 09:00+01 | 22:30 | Mon 2027-01-04 17:00+01 | three days around New Year
Wed 2026-12-23 09:00+01 | 37:30 | Wed 2026-12-30 17:00+01 | five days around Christmas
Thu 2026-04-02 16:30+02 | 1:00 | Tue 2026-04-07 09:30+02 | over Easter, whose days are holidays once
Fri 2026-04-03 09:00+02 | 0:01 | Tue 2026-04-07 09:01+02 | begins on Good Friday
Mon 2026-04-06 16:00+02 | 7:30 | Tue 2026-04-07 17:00+02 | begins on Easter Monday
Thu 2026-04-02 09:00+02 | 15:00 | Tue 2026-04-07 17:00+02 | the days before and after Easter
Tue 2027-04-06 09:00+02 | 1:00 | Tue 2027-04-06 10:00+02 | a single holiday does not come back
Thu 2026-04-30 16:00+02 | 2:00 | Mon 2026-05-04 10:00+02 | a holiday before a weekend
Fri 2026-05-01 12:00+02 | 4:00 | Mon 2026-05-04 13:30+02 | begins on it, over Monday's break
Fri 2026-10-02 16:00+02 | 2:00 | Mon 2026-10-05 10:00+02 | a holiday on a Saturday costs nothing
Wed 2025-12-24 16:00+01 | 2:00 | Mon 2025-12-29 10:00+01 | a yearly holiday, the year before
Tue 2024-12-24 16:00+01 | 2:00 | Fri 2024-12-27 10:00+01 | a yearly holiday, two years before
Tue 2024-12-31 16:00+01 | 1:01 | Thu 2025-01-02 09:01+01 | New Year on a Wednesday
Fri 2026-03-27 16:00+01 | 2:00 | Mon 2026-03-30 10:00+02 | summer time comes on the weekend
Fri 2026-10-23 16:00+02 | 2:00 | Mon 2026-10-26 10:00+01 | summer time ends on the weekend
Sat 2026-03-28 23:00+01 | 1:00 | Mon 2026-03-30 10:00+02 | begins in the night of the change
Sun 2026-03-29 03:00+02 | 7:30 | Mon 2026-03-30 17:00+02 | begins as the clocks go forward
Sun 2026-10-25 02:30+02 | 1:00 | Mon 2026-10-26 10:00+01 | begins in the hour that comes twice
Sun 2026-10-25 02:30+01 | 1:00 | Mon 2026-10-26 10:00+01 | begins in it when it comes again
Mon 2026-03-23 09:00+01 | 75:00 | Tue 2026-04-07 17:00+02 | ten days over the change and Easter
Mon 2026-10-19 09:00+02 | 75:00 | Fri 2026-10-30 17:00+01 | ten days over the change in fall
Fri 2026-03-27 09:00+01 | 15:00 | Mon 2026-03-30 17:00+02 | two days around the change
Mon 2028-02-28 16:00+01 | 2:00 | Tue 2028-02-29 10:00+01 | into a leap day
Tue 2028-02-29 09:00+01 | 15:00 | Wed 2028-03-01 17:00+01 | a leap day and the one after
Mon 2028-02-28 09:00+01 | 22:30 | Wed 2028-03-01 17:00+01 | three days with a leap day
Fri 2027-02-26 16:00+01 | 2:00 | Mon 2027-03-01 10:00+01 | no leap year
Wed 2026-11-25 09:00+01 | 4:00 | Wed 2026-11-25 14:30+01 | an hour's pause | 2026-11-25 10:00+01 2026-11-25 11:00+01
Wed 2026-11-25 09:00+01 | 4:00 | Wed 2026-11-25 14:30+01 | a pause over the break, of which an hour is work | 2026-11-25 12:00+01 2026-11-25 13:30+01
Wed 2026-11-25 09:00+01 | 4:00 | Wed 2026-11-25 13:30+01 | a pause of just the break | 2026-11-25 12:30+01 2026-11-25 13:00+01
Wed 2026-11-25 09:00+01 | 8:00 | Thu 2026-11-26 09:30+01 | a pause of just the night | 2026-11-25 17:00+01 2026-11-26 09:00+01
Fri 2026-11-27 15:00+01 | 2:00 | Mon 2026-11-30 10:00+01 | a pause over the weekend | 2026-11-27 16:00+01 2026-11-30 09:00+01
Fri 2026-11-27 15:00+01 | 2:00 | Mon 2026-11-30 12:00+01 | a pause that ends on Monday at eleven | 2026-11-27 16:00+01 2026-11-30 11:00+01
Wed 2026-11-25 09:00+01 | 4:00 | Wed 2026-11-25 15:30+01 | two pauses | 2026-11-25 10:00+01 2026-11-25 11:00+01 | 2026-11-25 14:00+01 2026-11-25 15:00+01
Wed 2026-11-25 09:00+01 | 1:00 | Wed 2026-11-25 10:00+01 | a pause after it was due | 2026-11-25 11:00+01 2026-11-25 12:00+01
Wed 2026-11-25 09:00+01 | 1:00 | Wed 2026-11-25 10:00+01 | a pause from when it is due | 2026-11-25 10:00+01 2026-11-25 11:00+01
Wed 2026-11-25 11:00+01 | 1:00 | Wed 2026-11-25 12:00+01 | a pause before it begins | 2026-11-25 09:00+01 2026-11-25 10:00+01
Wed 2026-11-25 10:30+01 | 1:00 | Wed 2026-11-25 12:00+01 | begins in a pause | 2026-11-25 10:00+01 2026-11-25 11:00+01
Wed 2026-11-25 09:00+01 | 2:00 | Wed 2026-11-25 13:30+01 | a pause after a pause | 2026-11-25 10:00+01 2026-11-25 11:00+01 | 2026-11-25 11:00+01 2026-11-25 12:00+01
Wed 2026-11-25 09:00+01 | 2:00 | Wed 2026-11-25 14:00+01 | pauses that overlap | 2026-11-25 10:00+01 2026-11-25 12:00+01 | 2026-11-25 11:00+01 2026-11-25 13:00+01
Wed 2026-11-25 09:00+01 | 4:00 | Wed 2026-11-25 13:30+01 | still paused: as if it went on at once | 2026-11-25 10:00+01
Wed 2026-11-25 09:00+01 | 0:30 | Wed 2026-11-25 09:30+01 | still paused, but it was due before | 2026-11-25 10:00+01
Wed 2026-11-25 09:00+01 | 7:30 | Fri 2026-11-27 17:00+01 | a pause of two days | 2026-11-25 12:00+01 2026-11-27 12:00+01
Thu 2026-12-24 16:00+01 | 2:00 | Mon 2026-12-28 11:30+01 | a pause over Christmas | 2026-12-24 16:30+01 2026-12-28 10:00+01
Wed 2026-11-25 16:00+01 | 2:00 | Thu 2026-11-26 10:00+01 | a pause at night | 2026-11-25 20:00+01 2026-11-26 06:00+01
Wed 2026-11-25 09:00+01 | 1:00 | Wed 2026-11-25 10:01+01 | a pause of a minute | 2026-11-25 09:10+01 2026-11-25 09:11+01
Wed 2026-11-25 09:00+01 | 1:00 | Wed 2026-11-25 10:00+01 | a pause of no time | 2026-11-25 09:30+01 2026-11-25 09:30+01
Wed 2026-11-25 16:00+01 | 2:00 | Fri 2027-11-26 10:00+01 | a pause of a year | 2026-11-25 16:30+01 2027-11-25 16:30+01`,
  berlinAlways: `
Sun 2026-03-29 00:00+01 | 1:59 | Sun 2026-03-29 01:59+01 | before the clocks go forward
Sun 2026-03-29 00:00+01 | 2:00 | Sun 2026-03-29 03:00+02 | as they do
Sun 2026-03-29 00:00+01 | 2:01 | Sun 2026-03-29 03:01+02 | after it
Sun 2026-03-29 00:00+01 | 23:00 | Mon 2026-03-30 00:00+02 | a day of 23 hours
Sun 2026-03-29 00:00+01 | 24:00 | Mon 2026-03-30 01:00+02 | an hour more than it has
Sat 2026-03-28 12:00+01 | 24:00 | Sun 2026-03-29 13:00+02 | from noon to one
Sun 2026-10-25 00:00+02 | 2:30 | Sun 2026-10-25 02:30+02 | in the hour that comes twice
Sun 2026-10-25 00:00+02 | 3:00 | Sun 2026-10-25 02:00+01 | as the clocks go back
Sun 2026-10-25 00:00+02 | 3:30 | Sun 2026-10-25 02:30+01 | when it comes again
Sun 2026-10-25 00:00+02 | 24:00 | Sun 2026-10-25 23:00+01 | an hour less than the day has
Sun 2026-10-25 00:00+02 | 25:00 | Mon 2026-10-26 00:00+01 | a day of 25 hours
Sat 2026-10-24 12:00+02 | 24:00 | Sun 2026-10-25 11:00+01 | from noon to eleven
Thu 2026-12-31 23:30+01 | 1:00 | Fri 2027-01-01 00:30+01 | into the next year
Mon 2028-02-28 12:00+01 | 48:00 | Wed 2028-03-01 12:00+01 | over a leap day
Sun 2026-03-29 00:00+01 | 4:00 | Sun 2026-03-29 07:00+02 | a pause in which the clocks go forward | 2026-03-29 01:00+01 2026-03-29 04:00+02
Sun 2026-10-25 00:00+02 | 4:00 | Sun 2026-10-25 04:00+01 | a pause of the hour that comes twice, once | 2026-10-25 02:00+02 2026-10-25 02:00+01`,
  // Four hours until two, when it is three.
  berlinSaturdayNight: `
Sat 2026-11-28 22:00+01 | 8:00 | Sun 2026-11-29 06:00+01 | a night of eight hours
Sat 2026-03-28 22:00+01 | 4:00 | Sun 2026-03-29 03:00+02 | as the clocks go forward
Sat 2026-03-28 22:00+01 | 5:00 | Sun 2026-03-29 04:00+02 | an hour later
Sat 2026-03-28 22:00+01 | 7:00 | Sun 2026-03-29 06:00+02 | a night of seven hours
Sat 2026-03-28 22:00+01 | 7:01 | Sat 2026-04-04 22:01+02 | a minute more is next Saturday
Sat 2026-10-24 22:00+02 | 4:30 | Sun 2026-10-25 02:30+02 | in the hour that comes twice
Sat 2026-10-24 22:00+02 | 5:00 | Sun 2026-10-25 02:00+01 | as the clocks go back
Sat 2026-10-24 22:00+02 | 5:30 | Sun 2026-10-25 02:30+01 | when it comes again
Sat 2026-10-24 22:00+02 | 9:00 | Sun 2026-10-25 06:00+01 | a night of nine hours
Sat 2026-10-24 22:00+02 | 9:01 | Sat 2026-10-31 22:01+01 | a minute more is next Saturday
Sun 2026-10-25 07:00+01 | 1:00 | Sat 2026-10-31 23:00+01 | begins after the night`,
  berlinSundayEarly: `
Sun 2026-03-29 00:00+01 | 1:00 | Sun 2026-03-29 04:00+02 | the first of two hours does not come
Sun 2026-03-29 00:00+01 | 1:01 | Sun 2026-04-05 02:01+02 | so there is one hour only
Sun 2026-10-25 00:00+02 | 1:00 | Sun 2026-10-25 02:00+01 | the first hour
Sun 2026-10-25 00:00+02 | 1:30 | Sun 2026-10-25 02:30+01 | comes twice
Sun 2026-10-25 00:00+02 | 3:00 | Sun 2026-10-25 04:00+01 | so there are three
Sun 2026-10-25 00:00+02 | 3:01 | Sun 2026-11-01 02:01+01 | and no more`,
  berlinSundayHalfHour: `
Sun 2026-03-29 00:00+01 | 0:30 | Sun 2026-04-05 02:45+02 | the half hour does not come
Sun 2026-10-25 00:00+02 | 0:30 | Sun 2026-10-25 02:45+02 | it comes
Sun 2026-10-25 00:00+02 | 0:31 | Sun 2026-10-25 02:16+01 | it comes again
Sun 2026-10-25 00:00+02 | 1:00 | Sun 2026-10-25 02:45+01 | it is over
Sun 2026-10-25 00:00+02 | 1:01 | Sun 2026-11-01 02:16+01 | and comes a week later`,
  madrid: `
Mon 2026-11-23 09:00+01 | 2:00 | Mon 2026-11-23 11:00+01 | up to the first break
Mon 2026-11-23 09:00+01 | 2:01 | Mon 2026-11-23 11:31+01 | past the first break
Mon 2026-11-23 09:00+01 | 4:30 | Mon 2026-11-23 14:00+01 | up to the second
Mon 2026-11-23 09:00+01 | 4:31 | Mon 2026-11-23 16:01+01 | past the second
Mon 2026-11-23 09:00+01 | 7:30 | Mon 2026-11-23 19:00+01 | the whole day
Mon 2026-11-23 09:00+01 | 7:31 | Tue 2026-11-24 09:01+01 | and a minute
Mon 2026-11-23 15:00+01 | 1:00 | Mon 2026-11-23 17:00+01 | begins in the second`,
  londonSundayNight: `
Sun 2026-11-29 22:00+00 | 8:00 | Mon 2026-11-30 06:00+00 | a night over the end of the week
Sun 2026-11-29 23:00+00 | 2:00 | Mon 2026-11-30 01:00+00 | over midnight
Mon 2026-11-30 05:30+00 | 1:00 | Sun 2026-12-06 22:30+00 | its last half hour, and a week later`,
  // On December 25 nothing is worked from midnight to midnight.
  londonNights: `
Thu 2026-12-24 22:00+00 | 2:00 | Fri 2026-12-25 00:00+00 | up to the holiday
Thu 2026-12-24 22:00+00 | 2:01 | Sat 2026-12-26 00:01+00 | over the holiday
Fri 2026-12-25 12:00+00 | 6:00 | Sat 2026-12-26 06:00+00 | begins on it
Sat 2026-12-26 05:00+00 | 2:00 | Sat 2026-12-26 23:00+00 | the night after it
Thu 2026-12-24 05:00+00 | 4:00 | Sat 2026-12-26 01:00+00 | 1:00, 2:00 and 1:00`,
  utcAlways: `
Thu 2026-12-24 12:00+00 | 12:00 | Fri 2026-12-25 00:00+00 | up to a holiday
Thu 2026-12-24 12:00+00 | 24:00 | Sat 2026-12-26 12:00+00 | over a holiday
Fri 2026-12-25 06:00+00 | 0:01 | Sat 2026-12-26 00:01+00 | begins on a holiday
Mon 2028-02-28 12:00+00 | 24:00 | Wed 2028-03-01 12:00+00 | a leap day that is a holiday
Sun 2027-02-28 12:00+00 | 24:00 | Mon 2027-03-01 12:00+00 | is none where there is none`,
  newYork: `
Wed 2026-11-25 09:00-05 | 8:00 | Wed 2026-11-25 17:00-05 | a day without a break
Fri 2026-03-06 16:00-05 | 2:00 | Mon 2026-03-09 10:00-04 | summer time comes on the weekend
Fri 2026-10-30 16:00-04 | 2:00 | Mon 2026-11-02 10:00-05 | summer time ends on the weekend
Mon 2026-03-02 09:00-05 | 80:00 | Fri 2026-03-13 17:00-04 | two weeks around the change`,
  newYorkAlways: `
Sun 2026-03-08 00:00-05 | 2:00 | Sun 2026-03-08 03:00-04 | as the clocks go forward
Sun 2026-03-08 01:30-05 | 1:00 | Sun 2026-03-08 03:30-04 | over it
Sun 2026-11-01 00:00-04 | 2:00 | Sun 2026-11-01 01:00-05 | as they go back
Sun 2026-11-01 01:30-04 | 1:00 | Sun 2026-11-01 01:30-05 | the same time an hour later
Sun 2026-11-01 00:00-04 | 25:00 | Mon 2026-11-02 00:00-05 | a day of 25 hours`,
  newYorkNights: `
Mon 2026-11-23 22:00-05 | 8:00 | Tue 2026-11-24 06:00-05 | a night
Mon 2026-11-23 22:00-05 | 8:01 | Tue 2026-11-24 22:01-05 | and a minute of the next
Mon 2026-11-23 23:30-05 | 1:00 | Tue 2026-11-24 00:30-05 | over midnight
Tue 2026-11-24 05:30-05 | 1:00 | Tue 2026-11-24 22:30-05 | over the day
Tue 2026-11-24 12:00-05 | 1:00 | Tue 2026-11-24 23:00-05 | begins by day
Fri 2026-11-27 23:00-05 | 7:00 | Sat 2026-11-28 06:00-05 | Friday's night ends on Saturday
Fri 2026-11-27 23:00-05 | 7:01 | Mon 2026-11-30 22:01-05 | over the weekend
Sat 2026-11-28 05:00-05 | 2:00 | Mon 2026-11-30 23:00-05 | the end of Friday's night and Monday's
Sun 2026-11-29 23:00-05 | 1:00 | Mon 2026-11-30 23:00-05 | no night begins on Sunday
Mon 2026-11-30 00:30-05 | 1:00 | Mon 2026-11-30 23:00-05 | so none ends on Monday`,
  stJohnsAlways: `
Sun 2026-03-08 01:00-03:30 | 1:00 | Sun 2026-03-08 03:00-02:30 | half an hour off the others
Sat 2010-11-06 23:30-02:30 | 1:00 | Sat 2010-11-06 23:30-03:30 | at 0:01 it was 23:01 of the day before once more`,
  santiagoAlways: `
Sat 2026-04-04 22:00-03 | 2:00 | Sat 2026-04-04 23:00-04 | at midnight it is eleven once more
Sat 2026-04-04 23:30-03 | 1:00 | Sat 2026-04-04 23:30-04 | the same time an hour later
Sat 2026-09-05 23:00-04 | 1:00 | Sun 2026-09-06 01:00-03 | at midnight it is one
Sat 2026-09-05 23:30-04 | 1:00 | Sun 2026-09-06 01:30-03 | over it`,
  sydney: `
Fri 2026-04-03 16:00+11 | 2:00 | Mon 2026-04-06 10:00+10 | summer time ends in April
Fri 2026-10-02 16:00+10 | 2:00 | Mon 2026-10-05 10:00+11 | and comes in October
Mon 2026-03-30 09:00+11 | 48:00 | Mon 2026-04-06 17:00+10 | six days around the change`,
  sydneyAlways: `
Sun 2026-04-05 00:00+11 | 2:30 | Sun 2026-04-05 02:30+11 | in the hour that comes twice
Sun 2026-04-05 00:00+11 | 3:00 | Sun 2026-04-05 02:00+10 | as the clocks go back
Sun 2026-04-05 00:00+11 | 3:30 | Sun 2026-04-05 02:30+10 | when it comes again
Sun 2026-04-05 00:00+11 | 25:00 | Mon 2026-04-06 00:00+10 | a day of 25 hours
Sun 2026-10-04 00:00+10 | 2:00 | Sun 2026-10-04 03:00+11 | as the clocks go forward
Sun 2026-10-04 00:00+10 | 23:00 | Mon 2026-10-05 00:00+11 | a day of 23 hours`,
  lordHoweAlways: `
Sun 2026-04-05 00:00+11 | 2:00 | Sun 2026-04-05 01:30+10:30 | back by half an hour
Sun 2026-04-05 00:00+11 | 24:30 | Mon 2026-04-06 00:00+10:30 | a day of 24 and a half
Sun 2026-10-04 00:00+10:30 | 2:00 | Sun 2026-10-04 02:30+11 | forward by half an hour
Sun 2026-10-04 00:00+10:30 | 23:30 | Mon 2026-10-05 00:00+11 | a day of 23 and a half`,
  apiaAlways: `
Thu 2011-12-29 23:00-10 | 2:00 | Sat 2011-12-31 01:00+14 | a Friday that was left out`,
  tokyo: `
Sat 2026-11-28 10:00+09 | 8:00 | Sat 2026-11-28 19:00+09 | Saturday is a day like others
Sat 2026-11-28 12:00+09 | 2:00 | Sat 2026-11-28 15:00+09 | over its break
Sat 2026-11-28 18:00+09 | 2:00 | Mon 2026-11-30 11:00+09 | over Sunday
Sun 2026-11-29 10:00+09 | 3:00 | Mon 2026-11-30 13:00+09 | begins on Sunday
Sun 2026-11-29 10:00+09 | 3:01 | Mon 2026-11-30 14:01+09 | and goes on past the break
Mon 2026-11-23 10:00+09 | 48:00 | Sat 2026-11-28 19:00+09 | a week of six days
Mon 2026-11-23 10:00+09 | 48:01 | Mon 2026-11-30 10:01+09 | and a minute`,
  kolkata: `
Wed 2026-11-25 09:30+05:30 | 9:00 | Wed 2026-11-25 18:30+05:30 | a day in a zone of half hours
Wed 2026-11-25 18:00+05:30 | 1:00 | Thu 2026-11-26 10:00+05:30 | over night
Sat 2026-11-28 18:15+05:30 | 0:30 | Mon 2026-11-30 09:45+05:30 | over Sunday`,
  kathmandu: `
Fri 2026-11-27 16:45+05:45 | 0:30 | Sun 2026-11-29 10:15+05:45 | Saturday alone is free
Sat 2026-11-28 12:00+05:45 | 7:00 | Sun 2026-11-29 17:00+05:45 | begins on it
Sun 2026-11-29 10:00+05:45 | 42:00 | Fri 2026-12-04 17:00+05:45 | a week from Sunday`,
}
