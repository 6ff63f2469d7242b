import type { NoticeWays } from '@quarterdeck/contract/kit/notice-event'
import { type NoticeEventName, noticeEvents } from '@quarterdeck/contract/kit/notice-events'
import { type NoticeSettings, notices } from '@quarterdeck/contract/system/notices'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useOptimistic } from '../../../kit/ui/use-optimistic.ts'

export const noticeSettings = reading(notices.settings)

type Patch = Partial<NoticeSettings>
/** A change that depends on the current settings: the channels of an event are saved together. */
type Change = (before: NoticeSettings) => Patch

/** The ways in which one hears of an event. */
export const channelsOf = ({ channels }: NoticeSettings, name: NoticeEventName): NoticeWays => ({
  ...noticeEvents[name].defaultChannels,
  ...channels[name],
})

const withPatch = (before: NoticeSettings, patch: Patch): NoticeSettings => ({
  ...before,
  ...patch,
  channels: { ...before.channels, ...patch.channels },
})

/** Saves a choice as it is made: it shows at once, and goes back where it could not be saved. */
export const useSaveNoticeSettings = () => {
  const { change, shown } = useOptimistic({
    query: noticeSettings,
    apply: (before: NoticeSettings, arrange: Change) => withPatch(before, arrange(before)),
    save: async (arrange, saved) => (await call(notices.arrange, { body: arrange(saved) })).data,
  })
  return { arrange: change, shown }
}
