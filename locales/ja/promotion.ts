import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';
import { promotionNew } from './promotion-new.ts';
import { promotionResults } from './promotion-results.ts';

export const promotion: Translated<typeof english> = {
  title: 'プロモーション',
  lead: '多くのショップが並ぶページに、自分の商品を表示します。必ずスポンサーと表示されます。',
  newCampaign: '新しいキャンペーン',
  how: '仕組み',
  rules: 'ルールを読む',
  credit: 'プロモーションクレジット',
  creditDetail: '最初に使われます。プロモーションにだけ使えます。',
  mine: '自分のキャンペーン',
  filter: '表示するキャンペーン',
  all: 'すべて',
  none: 'キャンペーンはまだありません',
  noneDetail:
    '商品、予算、期間を選びます。支払う前に見込みの範囲が、その後はすべてのクリックが表示されます。',
  noneOfState: 'ここにキャンペーンはありません',
  noneOfStateDetail: '上で別の状態を選ぶと、ほかのキャンペーンを見られます。',
  goodsOf: '{more, plural, =0 {{first}} other {{first}、ほか#点}}',
  noGoods: 'キャンペーン',
  spentOf: '{budget}のうち{spent}を使用',
  shareOfOrders: '注文ごとに{percent}',
  fromTo: '{from}〜{to}',
  counts:
    '{clicks, plural, =0 {クリックはまだありません} other {クリック#回}}、{orders, plural, =0 {注文なし} other {注文#件}}',
  states: {
    review: '審査中',
    scheduled: '予定',
    active: '実施中',
    paused: '一時停止',
    ended: '終了',
    rejected: '却下',
  },
  ends: {
    exhausted: '予算を使い切りました。',
    time: '最終日が過ぎました。使わなかった予算は返却されました。',
    stopped: 'ご自身で停止しました。使わなかった予算は返却されました。',
    shop_closed: 'ショップが閉店しました。使わなかった予算は返却されました。',
    rejected: '審査担当者が却下しました。予算は全額返却されました。',
  },
  endsOrder: {
    time: '最終日が過ぎました。',
    stopped: 'ご自身で停止しました。',
    shop_closed: 'ショップが閉店しました。',
    rejected: '審査担当者が却下しました。',
  },
  pauses: {
    merchant: 'ご自身で一時停止しました。再開するまで、費用はかかりません。',
    no_stock: 'すべての商品が在庫切れです。入荷すると自動で再開します。',
    shop_paused: 'ショップが一時休止中です。営業を再開すると自動で再開します。',
    not_sold: '商品が販売されていません。販売を再開すると自動で再開します。',
  },
  advice: {
    review: '{when}までに審査担当者が確認します。それまでに回答がなければ、自動で始まります。',
    scheduled: '{when}に始まります。',
    lower_score:
      'ほかのキャンペーンのスコアのほうが高いため、ほとんど表示されていません。入札額を上げるか、品質を改善してください。',
    below_reserve: 'スコアが枠の最低額に届かないため、ほとんど表示されていません。入札額を上げてください。',
    day_budget: '今日の予算を使い切りました。明日再開します。',
    out_of_stock: '在庫切れの商品があり、それらは表示されていません。',
    not_sold: '販売されていない商品があり、それらは表示されていません。',
    country: '見ている購入者の多くが、商品を発送していない国にいます。',
    new: '始まったばかりです。次に購入者が見て回ったときに、最初の表示が始まります。',
  },
  plans: '商品を表示できる場所',
  plan: {
    explore: {
      name: '「商品を探す」ページ',
      what: '購入者がすべてのショップを見て回るページです。クリックごとに支払います。',
    },
    search: {
      name: '検索',
      what: '購入者がすべてのショップで近いものを検索したときの結果の中です。クリックごとに支払います。',
    },
    similar: {
      name: '似た商品',
      what: 'ほかのショップの似た商品の表示に同意したショップの、商品の下です。クリックごとに支払います。',
    },
    order: {
      name: '注文ごとの支払い',
      what: '上のすべての場所です。クリックの費用はかからず、クリックから生まれた注文ごとに一定の割合を支払います。',
    },
  },
  closedPlan: '現在は利用できません',
  minTotal: '予算総額の最低額',
  minDay: '1日の予算の最低額',
  days: '日数',
  dayRange: '{from, number}〜{to, number}',
  bid: '1クリックの最低額',
  share: '注文に対する割合',
  shareRange: '{from}〜{to}',
  places: '1ページのスポンサー枠',

  howTitle: 'プロモーションの仕組み',
  howLead:
    'ルールのバージョン{version, number}、{since}から適用。すべて公開されており、特定のショップのために変えることはできません。',
  machine: 'すべてのパラメーター（プログラム用）',
  algorithm: 'ルールが決めること',
  steps: {
    where: {
      title: '表示される場所',
      detail:
        '「商品を探す」ページでは{explore}番目、検索結果では{search}番目、似た商品では{similar}番目の枠です。同意していないほかのショップの中には表示されません。スポンサー枠は1ページの{share}以下で、どの枠にもその旨が表示されます。',
    },
    who: {
      title: '誰の商品が表示されるか',
      detail:
        'スコアは、1クリックの上限額に、その枠でのクリックの見込みと、品質を掛けたものです。購入者の個人プロフィールは使いません。スコアが同じ場合は、その日の後に公開される乱数の種で決まります。',
    },
    quality: {
      title: '品質とは',
      detail:
        '{least}から{most}までの数値で、過去{facts, number}日間から計算します。期限内に発送された注文が{onTime}、不具合による返金が{refunds}、評価が{rating}、商品ページの充実度が{listing}です。それぞれの内訳を見られます。',
    },
    cost: {
      title: '1クリックの費用',
      detail:
        '次点を上回るのに必要な額に{step}を加えた額です。{reserve}を下回ることはなく、1クリックの上限額を超えることもありません。',
    },
    pacing: {
      title: '予算の配分',
      detail:
        '購入者がいつも訪れる時間帯に合わせて、1日の中で配分します。{minutes, number}分ごとに見直し、使うのが早いキャンペーンは参加する回数が減ります。1日の費用が、その日の予算を超えることはありません。',
    },
    newcomers: {
      title: '小さなショップの始め方',
      detail: '枠の{turns}は、表示が{views, number}回未満のキャンペーンに、順番に割り当てられます。',
    },
    valid: {
      title: '有効なクリック',
      detail:
        '実際に見られた枠からのもので、1つのキャンペーンにつき1人が{hours, number}時間以内に行った最初のクリックで、{seconds, plural, other {#秒}}以上とどまったものです。ロボット、大量のクリック、自分のショップ、誤クリックは、理由とともに一覧に表示され、費用はかかりません。クリックの費用は{wait, number}秒後に引かれます。1つのネットワークからのクリックは、キャンペーンに1日に請求される額の{clickShare}までです。ふだんを大きく超えるクリックは1日保留され、注文につながったときだけ請求されます。',
    },
    time: {
      title: 'キャンペーンの期間',
      detail:
        '予算を使い切るか、最終日が終わるまでです。支払う前に表示される範囲は、過去{days, number}日間を再現したものです。売上をお約束するものではありません。',
    },
    rest: {
      title: '残った予算',
      detail:
        '途中で停止した場合も、キャンペーンの終了から1分以内に自動で戻ります。プロモーションクレジットから先に使われたものとするため、残りはクレジットより先に残高へ戻ります。',
    },
    check: {
      title: '確かめる方法',
      detail:
        '表示とクリックには、1つずつ明細があります。1日が終わると、その日のログと乱数の種が公開され、その日のすべての決定を計算し直せます。',
    },
    nobody: {
      title: '誰にもできないこと',
      detail:
        '閲覧数、クリック、訪問者、フォロワーを増やすこと。当社のスタッフの誰も、そのためのスイッチを持っていません。',
    },
  },
  similar: {
    title: '自分の商品の下に、ほかのショップの商品を表示',
    detail:
      '自分の商品に似た、ほかのショップのスポンサー商品を、スポンサーと明示したうえで、商品ページの最後、レビューの下に置けます。オンにしないかぎりオフで、費用も収入もありません。',
    label: 'ほかのショップの似た商品を表示する',
    isOn: '似た商品が、自分の商品の下に表示されます。',
    isOff: 'ほかのショップの商品は、自分の商品の下に表示されません。',
  },
  create: promotionNew,
  results: promotionResults,
};
