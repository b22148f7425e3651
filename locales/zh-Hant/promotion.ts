import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';
import { promotionNew } from './promotion-new.ts';
import { promotionResults } from './promotion-results.ts';

export const promotion: Translated<typeof english> = {
  title: '推廣',
  lead: '讓您商店的商品出現在展示多家商店的頁面上，一律標示為推廣內容。',
  newCampaign: '新增推廣活動',
  how: '如何運作',
  rules: '閱讀規則',
  credit: '推廣金',
  creditDetail: '優先使用，只能用於推廣。',
  mine: '您的推廣活動',
  filter: '顯示哪些推廣活動',
  all: '全部',
  none: '您還沒有推廣活動',
  noneDetail: '您來選擇商品、預算和期間。付款前可看到大致範圍，之後可看到每一次點擊。',
  noneOfState: '這裡沒有推廣活動',
  noneOfStateDetail: '在上方選擇其他狀態，即可查看其餘的推廣活動。',
  goodsOf: '{more, plural, =0 {{first}} other {{first} 及另外 # 項}}',
  noGoods: '推廣活動',
  spentOf: '已花費 {spent}，預算 {budget}',
  shareOfOrders: '每筆訂單的 {percent}',
  fromTo: '{from} 至 {to}',
  counts:
    '{clicks, plural, =0 {還沒有點擊} other {# 次點擊}}，{orders, plural, =0 {沒有訂單} other {# 筆訂單}}',
  states: {
    review: '審核中',
    scheduled: '已排程',
    active: '進行中',
    paused: '已暫停',
    ended: '已結束',
    rejected: '未通過',
  },
  ends: {
    exhausted: '預算已用完。',
    time: '最後一天已過。未花費的預算已退回。',
    stopped: '您已停止。未花費的預算已退回。',
    shop_closed: '商店已關閉。未花費的預算已退回。',
    rejected: '審核人員未予通過。預算已全部退回。',
  },
  endsOrder: {
    time: '最後一天已過。',
    stopped: '您已停止。',
    shop_closed: '商店已關閉。',
    rejected: '審核人員未予通過。',
  },
  pauses: {
    merchant: '您已暫停。恢復之前不會有任何花費。',
    no_stock: '其中的商品全部缺貨。補貨後自動繼續。',
    shop_paused: '您的商店已暫停營業。重新營業後自動繼續。',
    not_sold: '其中的商品未上架。重新上架後自動繼續。',
  },
  advice: {
    review: '審核人員會在 {when} 前審核。如果屆時我們沒有答覆，將自動開始。',
    scheduled: '開始時間：{when}。',
    lower_score: '很少展示：其他推廣的分數更高。請提高出價或改善品質。',
    below_reserve: '很少展示：分數低於推廣版位的最低價。請提高出價。',
    day_budget: '今天的預算已用完，明天繼續。',
    out_of_stock: '其中部分商品缺貨，不會顯示。',
    not_sold: '其中部分商品未上架，不會顯示。',
    country: '瀏覽的買家大多在這些商品無法寄達的國家。',
    new: '剛剛開始。有買家瀏覽時，就會出現第一批曝光。',
  },
  plans: '您的商品可以顯示在哪裡',
  plan: {
    explore: {
      name: '探索頁面',
      what: '在買家瀏覽所有商店的頁面上。按點擊付費。',
    },
    search: {
      name: '搜尋',
      what: '在買家搜尋所有商店中此類商品的結果裡。按點擊付費。',
    },
    similar: {
      name: '類似商品',
      what: '在同意顯示其他商店類似商品的商店裡，位於其商品下方。按點擊付費。',
    },
    order: {
      name: '按訂單付費',
      what: '在以上所有位置。點擊不收費，只從由此而來的每筆訂單中收取一定比例。',
    },
  },
  closedPlan: '目前未開放',
  minTotal: '最低總預算',
  minDay: '最低每日預算',
  days: '天數',
  dayRange: '{from, number} 至 {to, number}',
  bid: '單次點擊最低價',
  share: '訂單比例',
  shareRange: '{from} 至 {to}',
  places: '每頁推廣版位',

  howTitle: '推廣如何運作',
  howLead: '規則第 {version, number} 版，自 {since} 起生效。其中沒有任何秘密，也不能為某一家商店單獨變更。',
  machine: '全部參數，供程式讀取',
  algorithm: '由規則決定',
  steps: {
    where: {
      title: '顯示在哪裡',
      detail:
        '探索頁面的第 {explore} 個位置、搜尋結果的第 {search} 個位置，以及類似商品中的第 {similar} 個位置。絕不會出現在未表示同意的其他商店裡。一頁中推廣內容最多占 {share}，每個推廣版位都會標示。',
    },
    who: {
      title: '顯示誰的商品',
      detail:
        '分數是您的單次點擊上限，乘以該位置被點擊的可能性，再乘以您的品質。不使用買家的任何個人檔案分析。分數相同時，由當天結束後公布的隨機種子決定。',
    },
    quality: {
      title: '什麼是品質',
      detail:
        '一個 {least} 到 {most} 之間的數字，根據最近 {facts, number} 天計算：準時出貨的訂單占 {onTime}，因商品問題的退款占 {refunds}，評分占 {rating}，商品資料的完整程度占 {listing}。每一部分您都看得到。',
    },
    cost: {
      title: '一次點擊多少錢',
      detail: '領先下一名所需的金額，再加 {step}。絕不低於 {reserve}，也絕不超過您的單次點擊上限。',
    },
    pacing: {
      title: '預算如何分配',
      detail:
        '依買家平時到來的時段分配到一天的各個小時。每 {minutes, number} 分鐘檢查一次；花得偏快的推廣活動會減少參與次數。一天的花費絕不超過當日預算。',
    },
    newcomers: {
      title: '小商店如何起步',
      detail: '有 {turns} 的位置留給曝光少於 {views, number} 次的推廣活動，輪流使用。',
    },
    valid: {
      title: '哪些點擊有效',
      detail:
        '同一個人在 {hours, number} 小時內對同一推廣活動的第一次點擊，來自確實被看到的位置，並且至少停留 {seconds, number} 秒。機器人點擊、大量連續點擊、來自您自己商店的點擊和誤點會列出並註明原因，不收費。點擊在 {wait, number} 秒後才計費。同一網路的點擊最多占推廣活動一天收費點擊的 {clickShare}；遠超平時的點擊會等待一天，只有帶來訂單才收費。',
    },
    time: {
      title: '持續多久',
      detail:
        '直到預算用完或最後一天結束。付款前看到的範圍，是依最近 {days, number} 天的情況重新演算得出的。不保證任何銷量。',
    },
    rest: {
      title: '剩餘的預算',
      detail:
        '推廣活動結束後一分鐘內自動退回，提前停止也一樣。推廣金視為先花掉的部分，因此剩餘款項先退回您的餘額，再退回推廣金。',
    },
    check: {
      title: '您如何核對',
      detail:
        '每次曝光和每次點擊都有憑證。一天結束後，會公布當天的日誌和隨機種子，您可以把當天的每個決定重新算一遍。',
    },
    nobody: {
      title: '任何人都做不到的事',
      detail: '增加曝光、點擊、訪客或粉絲。我們團隊中沒有人有這樣的開關。',
    },
  },
  similar: {
    title: '在您的商品下方顯示其他商店的商品',
    detail:
      '與您的商品類似、並標示為推廣內容的其他商店商品，可以顯示在您商品頁面的末尾、評價下方。除非您開啟，否則保持關閉；您不用為此付費，也不會從中獲利。',
    label: '顯示其他商店的類似商品',
    isOn: '您的商品下方會顯示類似商品。',
    isOff: '您的商品下方不顯示其他商店的商品。',
  },
  create: promotionNew,
  results: promotionResults,
};
