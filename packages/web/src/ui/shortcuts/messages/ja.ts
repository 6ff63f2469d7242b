import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'キーボードショートカット',
  groups: { everywhere: 'どこでも', list: 'この一覧', record: 'このページ', form: 'このフォーム' },
  names: {
    palette: '検索とコマンドの実行',
    help: 'キーボードショートカットを表示',
    notifications: '通知へ移動',
    navigation: 'ナビゲーションの折りたたみと展開',
    goToUsers: 'ユーザー一覧へ移動',
    search: '一覧を検索',
    filter: '一覧を絞り込む',
    nextRow: '次の行へ移動',
    nextPage: '1ページ分下へ移動',
    lastRow: '最後の行へ移動',
    openRow: '行を開く',
    selectRows: '前回の行からまとめて選択',
    selectRow: '行を選択',
    nextRecord: '次の項目',
    previousRecord: '前の項目',
    save: '保存',
  },
  keys: {
    mod: 'Ctrl',
    alt: 'Alt',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Esc',
    space: 'Space',
    pagedown: 'Page Down',
    end: 'End',
  },
  followedBy: '次に',
  singleKeys: '1 キーのショートカット',
  singleKeysHint: '音声入力を使うときや誤ってキーを押してしまうときは、オフにしてください。',
}
