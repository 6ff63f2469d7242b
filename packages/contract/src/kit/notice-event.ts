/** Channels of a notice: the bell, a mail of its own, or the daily digest. */
export const noticeChannels = ['product', 'mail', 'digest'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
export type NoticeWays = Readonly<Record<NoticeChannel, boolean>>

export const noticeGroups = ['work', 'people', 'security', 'trial'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

/** Data of an event, used for its text and its link. */
export type NoticeData = Readonly<Record<string, string | number>>

/** An event that sends notices. Its texts are in `words/`. */
export interface NoticeEvent<Audience extends string = string> {
  readonly group: NoticeGroup
  /** Recipients: the person concerned (`you`), all owners, or everyone with permission to act on it. */
  readonly audience: Audience
  /** Default channels. */
  readonly defaultChannels: NoticeWays
  /** Path in the product, below its base path; absent if it has no page. */
  readonly place?: (data: NoticeData) => string
}

/** Returns an ordinary event: shown in the notification list, and sent by the given channels. */
export const noticeEvent = <const Audience extends string>(
  audience: Audience,
  place?: NoticeEvent['place'],
  { group = 'work', ...more }: Partial<NoticeWays & Pick<NoticeEvent, 'group'>> = {},
): NoticeEvent<Audience> => ({
  group,
  audience,
  defaultChannels: { product: true, mail: false, digest: false, ...more },
  ...(place && { place }),
})
