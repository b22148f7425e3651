import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';

export const promotion: Translated<typeof english> = {
  title: '推廣',
  lead: '讓您商店的商品出現在展示多家商店的頁面上。',
  closedTitle: '推廣尚未開放',
  closed:
    '目前無法購買，也不會從您的錢包扣款。等到有展示多家商店商品的頁面，而且您能核對每一次付費點擊時，才會開放。',
  how: '將如何運作',
  rules: '閱讀規則',
  plans: '將提供的推廣版位',
  surface: {
    explore: '在買家瀏覽所有商店的頁面上。',
    search: '在買家搜尋所有商店的結果中。',
  },
  notOpen: '尚未開放',
  minTotal: '總預算下限',
  minDay: '每日預算下限',
  days: '天數',
  dayRange: '{from, number} 至 {to, number}',
  bid: '單次點擊最低出價',
  slots: '每頁推廣版位數',
  slotList: '是哪些版位',
  version: '規則版本',
  mine: '您的推廣活動與花費',
  none: '您沒有推廣活動',
  noneDetail: '推廣尚未開放，所以沒有任何花費。開放後，每個推廣活動和每次點擊都會列在這裡。',
  spentOf: '已花費 {spent}，預算 {budget}',
  states: {
    review: '審核中',
    scheduled: '已排程',
    active: '進行中',
    paused: '已暫停',
    ended: '已結束',
    rejected: '未通過',
  },
  newTitle: '新增推廣',
  newLead: '哪些由您決定，哪些由規則決定。',
  youDecide: '由您決定',
  decide: {
    goods: '推廣哪些商品：從您上架中的商品選 1 至 {max, number} 項。',
    budget: '花多少：總額 {total} 起，每天 {day} 起。絕不會超過。',
    days: '多久：{from, number} 至 {to, number} 天。',
    bid: '每次點擊最多付多少：{bid} 起。',
  },
  algorithm: '由規則決定',
  algorithmLead: '第 {version, number} 版。內容完全公開。',
  steps: {
    where: {
      title: '顯示在哪裡',
      detail: '在展示多家商店商品的頁面上，一律標示為推廣內容。絕不會出現在別人的商店裡。',
    },
    who: {
      title: '顯示誰的商品',
      detail:
        '取決於您的出價、在該處被點擊的可能性，以及您的商店對買家的服務表現。您看得到分數的各個組成部分。不使用買家的任何個人檔案分析。',
    },
    cost: {
      title: '點擊一次多少錢',
      detail: '只收取領先下一名所需的金額，絕不超過您的出價。',
    },
    valid: {
      title: '哪些點擊有效',
      detail: '真人的點擊，每人每天計一次。機器人、誤點和您自己的點擊會列出並註明原因，不收費。',
    },
    time: {
      title: '持續多久',
      detail: '直到預算用完或最後一天結束。付款前您會看到大致範圍。不保證任何銷量。',
    },
    rest: {
      title: '剩餘的預算',
      detail: '自動立即退回原處，提前停止也一樣。',
    },
    nobody: {
      title: '任何人都做不到的事',
      detail: '增加瀏覽、點擊、訪客或粉絲。這裡沒有人有這樣的開關。',
    },
  },
  tellUs: '告訴我們您需要什麼',
};
