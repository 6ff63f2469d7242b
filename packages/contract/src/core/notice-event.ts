/** How someone hears of something: under the bell, by a mail of its own, by one mail a day. */
export const noticeChannels = ['product', 'mail', 'digest'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
export type NoticeWays = Readonly<Record<NoticeChannel, boolean>>

export const noticeGroups = ['work', 'people', 'security', 'trial'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

/** What is known of something that happened, for its words and its link. */
export type NoticeData = Readonly<Record<string, string | number>>

/** Something that people are told of; its words stand in `words/`. */
export interface NoticeEvent<Audience extends string = string> {
  readonly group: NoticeGroup
  /** Who hears of it: the one whom it concerns (`you`), all owners, or everyone who may do something about it. */
  readonly audience: Audience
  /** As long as nobody says otherwise. */
  readonly usual: NoticeWays
  /** Where it leads in the product, below its base path; absent where there is no page for it. */
  readonly place?: (data: NoticeData) => string
}

/** Something of the daily work: told under the bell, and as it says otherwise. */
export const told = <const Audience extends string>(
  audience: Audience,
  place?: NoticeEvent['place'],
  { group = 'work', ...more }: Partial<NoticeWays & Pick<NoticeEvent, 'group'>> = {},
): NoticeEvent<Audience> => ({
  group,
  audience,
  usual: { product: true, mail: false, digest: false, ...more },
  ...(place && { place }),
})
