import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  words: {
    many: 'ユーザー',
    names: 'ユーザー 顧客',
    bin: '削除したユーザー',
    joining: (count) => `新しいユーザー ${number(count)} 件`,
    leaving: (count) => `ユーザー ${number(count)} 件が対象外になりました`,
    deleted: (count, name) =>
      count === 1 ? `${name}さんを削除しました` : `${number(count)}人のユーザーを削除しました`,
  },
  fields: {
    name: '名前',
    email: 'メールアドレス',
    phone: '電話番号',
    image: '写真',
    bio: '自己紹介',
    address: '国',
    role: '職種',
    status: 'ステータス',
    accessRole: 'アクセス権限',
    createdAt: '登録日',
  },
  statuses: { Active: '有効', Banned: '停止中', Pending: '承認待ち', Rejected: '却下' },
  jobTitles: {
    'UX Designer': 'UXデザイナー',
    'Data Scientist': 'データサイエンティスト',
    'Sales Manager': '営業マネージャー',
    'HR Manager': '人事マネージャー',
    'IT Support': 'ITサポート',
  },
  accessRoles: {
    owner: 'オーナー',
    admin: '管理者',
    manager: 'マネージャー',
    support: 'サポート',
    viewer: '閲覧者',
  },
  list: {
    invite: '招待',
    title: 'ユーザー',
    search: '名前、メール、電話番号で検索',
    create: '新規ユーザー',
    access: 'ロールと権限',
    profile: 'プロフィール',
    emptyTitle: 'ユーザーはまだいません',
    emptyText: '最初のユーザーを作成するか、CSVファイルから取り込んでください。',
  },
  form: {
    createTitle: '新規ユーザー',
    editTitle: 'ユーザー詳細',
    person: '個人情報',
    personText: '氏名と連絡先です。',
    work: '業務',
    workText: '職種、サインインの可否、操作できる範囲です。',
    countryHint: '国を選択',
    noCountry: '該当する国がありません',
    nobody: '該当者なし',
    statusHint: 'サインインできるのは有効なユーザーだけです。',
    ownEmail: 'アカウント設定でアドレスを変更',
    accessHint: '閲覧・変更できる範囲です。職種とは別に設定します。',
    create: 'ユーザーを作成',
    readOnly: 'ユーザーの閲覧はできますが、変更はできません。',
    created: (name) => `${name}さんを作成しました`,
    saved: '変更を保存しました',
    unchanged: '変更はありません',
    addedOn: (date) => `${date}に登録`,
  },
  resetSecondFactor: {
    title: '二要素認証をリセット',
    text: '依頼者が本人であることを確認してから行ってください。再設定されるまで、パスワードだけでサインインできます。',
    reason: '理由',
    submit: 'リセット',
    done: '二要素認証をリセットしました',
  },
  importing: {
    title: 'ユーザーのインポート',
    text: '1行に1人、先頭の行は列名です。確認画面を見るまで、データは変更されません。',
    run: (count) => `${number(count)}人をインポート`,
    created: (count) => `${number(count)}人のユーザーを作成しました`,
    updated: (count) => `${number(count)}人のユーザーを変更しました`,
    toList: 'ユーザー一覧へ',
  },
}
