import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const records = (count: number) => `応募者${number(count)}名`

export const ja: Translated<typeof en> = {
  words: {
    many: '応募者',
    names: '応募者 候補者 応募',
    bin: '削除した応募者',
    records,
    added: (count) => `新しい応募者${number(count)}名`,
    removed: (count) => `${records(count)}がこの一覧の対象外になりました`,
    deleted: (count, title) => (count === 1 ? `「${title}」を削除しました` : `${records(count)}を削除しました`),
  },
  name: (id) => `応募者 ${id}`,
  letter: {
    action: 'メールで不採用を通知',
    title: 'メールで不採用を通知',
    about:
      '応募者それぞれに個別のメールが届き、選考段階は「不採用」になります。元に戻すと選考段階は戻りますが、メールは取り消せません。',
    reason: '応募者ごとに記録されます。メールには記載されません。',
    subject: '選考結果のご連絡',
    text: '{name} 様\n\nこのたびはご応募いただき、お時間を割いていただきありがとうございました。慎重に検討した結果、今回は見送らせていただくこととなりました。\n\n今後のご活躍をお祈りいたします。',
  },
  fields: {
    openingId: '求人',
    name: '氏名',
    email: 'メール',
    phone: '電話番号',
    source: '応募経路',
    stage: '選考段階',
    reason: '理由',
    rating: '評価',
    ownerId: '担当者',
    appliedAt: '応募日',
    nextInterviewAt: '次回面接',
    note: '所見',
    files: '履歴書とファイル',
    screenAt: '書類選考',
    interviewAt: '面接',
    offerAt: '内定',
    hiredAt: '採用',
    endedAt: '終了',
    furthest: '到達段階',
    userId: 'ユーザー',
    createdAt: '作成日',
    interview: '面接',
  },
  choices: {
    stage: {
      Applied: '応募',
      Screen: '書類選考',
      Interview: '面接',
      Offer: '内定',
      Hired: '採用',
      Rejected: '不採用',
      Withdrawn: '辞退',
    },
    furthest: { Applied: '応募', Screen: '書類選考', Interview: '面接', Offer: '内定', Hired: '採用' },
    source: {
      Website: 'ウェブサイト',
      'Job board': '求人サイト',
      Referral: '紹介',
      'Social media': 'SNS',
      Agency: '人材会社',
      Fair: '就職フェア',
    },
    reason: {
      None: 'なし',
      Experience: '経験',
      Skills: 'スキル',
      Salary: '給与',
      Location: '勤務地',
      'Other candidate': '他の候補者',
      'Other offer': '他社の内定',
      'No answer': '返答なし',
    },
    interview: { today: '今日', later: '今後', past: '過去', none: '予定なし' },
  },
  list: {
    title: '応募者',
    search: '氏名、メール、電話番号を検索',
    create: '応募者を追加',
    empty: '応募者はまだいません',
    emptyText: '求人に応募した人と、選考の進み具合がここに表示されます。',
  },
  form: {
    edit: '応募者の編集',
    sections: {
      about: { title: '応募者', text: '誰が、どの求人に、どこから応募したか。' },
      way: { title: '選考', text: '選考の段階、評価、次の予定です。' },
    },
    hints: {
      stage: '各段階に進んだ日時は自動で記録されます。',
      reason: '不採用または辞退の場合のみ。',
      rating: '1から5。未評価は0です。',
    },
  },
  hire: {
    label: '採用する',
    done: (name) => `${name}さんを採用し、保留中のユーザーとして登録しました`,
  },
}
