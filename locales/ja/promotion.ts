import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';

export const promotion: Translated<typeof english> = {
  title: 'プロモーション',
  lead: '多くのショップが並ぶページに、あなたの商品を表示します。',
  closedTitle: 'プロモーションはまだ始まっていません',
  closed:
    '何も購入できず、ウォレットからは何も引かれません。複数のショップの商品を表示するページができ、支払うクリックを1つずつ確認できるようになったら始まります。',
  how: '今後の仕組み',
  rules: 'ルールを読む',
  plans: '予定している掲載先',
  surface: {
    explore: '購入者がすべてのショップを見て回るページ。',
    search: '購入者がすべてのショップを検索したときの結果の中。',
  },
  notOpen: '準備中',
  minTotal: '予算総額の最低額',
  minDay: '1日の予算の最低額',
  days: '日数',
  dayRange: '{from, number}〜{to, number}',
  bid: '1クリックの最低入札額',
  slots: '1ページのスポンサー枠',
  slotList: '枠の位置',
  version: 'ルールのバージョン',
  mine: 'あなたのキャンペーンと費用',
  none: 'キャンペーンはありません',
  noneDetail:
    'プロモーションはまだ始まっていないため、費用は発生していません。始まると、各キャンペーンと各クリックがここに表示されます。',
  spentOf: '{budget}中{spent}を使用',
  states: {
    review: '審査中',
    scheduled: '予定',
    active: '実施中',
    paused: '一時停止',
    ended: '終了',
    rejected: '却下',
  },
  newTitle: '新しいプロモーション',
  newLead: 'あなたが決めることと、ルールが決めること。',
  youDecide: 'あなたが決めること',
  decide: {
    goods: '商品：販売中のものから1〜{max, number}点。',
    budget: '金額：総額{total}以上、1日{day}以上。決めた額を超えることはありません。',
    days: '期間：{from, number}〜{to, number}日。',
    bid: '1クリックに支払う上限額、{bid}以上。',
  },
  algorithm: 'ルールが決めること',
  algorithmLead: 'バージョン{version, number}。秘密は何もありません。',
  steps: {
    where: {
      title: '表示される場所',
      detail:
        '多くのショップの商品が並ぶページ。必ずスポンサーと表示されます。他の人のショップの中には表示されません。',
    },
    who: {
      title: '誰の商品が表示されるか',
      detail:
        '入札額、その場所でのクリックの見込み、ショップの購入者対応の良さで決まります。スコアの内訳を見られます。購入者の個人プロフィールは使いません。',
    },
    cost: {
      title: '1クリックの費用',
      detail: '次点を上回るのに必要な額だけで、入札額を超えることはありません。',
    },
    valid: {
      title: '有効なクリック',
      detail:
        '実在の人によるもので、1人につき1日1回。ロボット、誤クリック、あなた自身のクリックは理由とともに一覧に表示され、費用はかかりません。',
    },
    time: {
      title: '続く期間',
      detail:
        '予算を使い切るか、最終日が終わるまで。支払う前に見込みの範囲が表示されます。売上は約束されません。',
    },
    rest: {
      title: '余った予算',
      detail: '途中で止めた場合も、自動ですぐに元の場所へ戻ります。',
    },
    nobody: {
      title: '誰にもできないこと',
      detail:
        '閲覧数、クリック、訪問者、フォロワーを増やすこと。そのためのスイッチを持つ人はここにいません。',
    },
  },
  tellUs: '必要なものを教えてください',
};
