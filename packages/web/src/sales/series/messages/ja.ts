import type { RecurrenceUnit } from '@quarterdeck/contract/sales/recurrence'
import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const series = (count: number) => `${number(count)}件の定期請求`
const units = { day: '日', week: '週間', month: 'か月', quarter: '四半期', year: '年' }
const single = { day: '毎日', week: '毎週', month: '毎月', quarter: '四半期ごと', year: '毎年' }

export const ja: Translated<typeof en> = {
  words: {
    many: '定期請求',
    names: '定期請求 定期請求書',
    bin: '削除した定期請求',
    added: (count: number) => `新しい定期請求が${number(count)}件あります`,
    removed: (count: number) => `${series(count)}がこの一覧の対象外になりました`,
    deleted: (count: number, name: string) =>
      count === 1 ? `${name}への定期請求を削除しました` : `${series(count)}を削除しました`,
  },
  title: '定期請求',
  name: (id: string) => `定期請求 ${id}`,
  states: { active: '有効', paused: '一時停止', ended: '終了' },
  statuses: { active: '有効', paused: '一時停止' },
  kinds: { draft: '下書きとして保存', invoice: '発行', send: '発行して送付' },
  units,
  rule: (unit: RecurrenceUnit, every: number) => (every === 1 ? single[unit] : `${number(every)}${units[unit]}ごと`),
  fields: {
    name: '名前',
    id: '定期請求',
    state: 'ステータス',
    status: 'ステータス',
    pausedBy: '自動で一時停止',
    rule: '頻度',
    unit: '単位',
    every: '繰り返しの間隔',
    dayOfMonth: '日付（毎月）',
    startDate: '開始日',
    endDate: '終了日',
    maxCount: '請求回数',
    termDays: '支払期限までの日数',
    makes: '請求日の処理',
    nextDate: '次回の請求日',
    lastDate: '前回の請求日',
    skippedDate: '最後にスキップした日',
    madeCount: '作成済み',
    createdAt: '作成日',
  },
  troubles: {
    customer: '顧客が削除されたため一時停止しました。別の顧客を選んでから再開してください。',
    failed: '次回の請求書を作成できなかったため一時停止しました。内容を確認してから再開してください。',
  },
  list: {
    title: '定期請求',
    search: '顧客や参照番号を検索',
    empty: '定期請求はまだありません',
    emptyText: '同じ内容を毎月請求できます。ここから始めるか、請求書の「定期請求にする」を使ってください。',
    create: '新しい定期請求',
  },
  bulk: { records: series, reasons: { unknown_record: '顧客が削除されています' } },
  form: {
    nameHint: '例：家賃',
    makesHint: {
      draft: '内容を確認して自分で発行します。',
      invoice: '期日に自動で発行されます。送付は自分で行います。',
      send: '期日に自動で発行され、メールで送付されます。',
    },
    noServer: '自動で送付するにはメールサーバーが必要です。',
    periods: (period) =>
      `明細・備考・参照番号の{month}、{year}、{period}、{lastPeriod}、{nextPeriod}は請求書ごとに置き換わります。例：{period}は「${period}」になります。`,
    createTitle: '新しい定期請求',
    editTitle: '定期請求を編集',
    create: '開始',
    created: (name: string) => `${name}への定期請求を開始しました`,
    saved: '保存しました。次回の請求書から適用されます。',
    unchanged: '保存する変更はありません',
    readOnly: '定期請求を変更する権限がありません。',
    noLines: '明細を1行以上追加してください',
    schedule: 'スケジュール',
    ends: '終了',
    end: { never: 'なし', on: '日付を指定', after: '回数を指定' },
    usualDay: '開始日と同じ日',
    lastDay: '月末（31日）',
    nextDates: '今後の請求日',
    noDates: '今後の請求日はありません。',
    fromHere: '変更は次回の請求書から適用されます。作成済みの請求書は変わりません。',
    sheet: { heading: '定期請求', date: '初回の請求日', nextDate: '次回の請求日' },
  },
  record: {
    more: 'その他の操作',
    skip: (day) => `${day}をスキップ`,
    end: '今すぐ終了',
    now: { draft: '次の下書きを今すぐ作成', invoice: '次の請求書を今すぐ発行', send: '次の請求書を今すぐ発行して送付' },
    nowText: (day) => `本日の日付で作成され、${day}の分の代わりになります。元に戻すことはできません。`,
    edit: '編集',
    pause: '一時停止',
    resume: '再開',
    done: {
      active: '再開しました',
      paused: '一時停止しました',
      skipped: '予定日をスキップしました',
      ended: '終了しました',
      issued: (id) => `${id}を作成しました`,
    },
    next: (day: string) => `次回の請求日：${day}`,
    invoices: '請求書',
    noInvoices: '請求書はまだありません',
    schedule: 'スケジュール',
    days: (count: number) => `${number(count)}日`,
  },
}
