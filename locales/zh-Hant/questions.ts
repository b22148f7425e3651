import type { questions as english } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

export const questions: Translated<typeof english> = {
  title: '提問',
  lead: '買家在購買前詢問商品。您的回答會以電子郵件寄給對方。',
  none: '還沒有提問',
  noneDetail: '買家確認地址後，問題會顯示在這裡。',
  noMatch: '這裡沒有提問',
  filter: '篩選',
  states: {
    all: '全部',
    open: '待回答',
    answered: '已回答',
  },
  from: '來自 {name}',
  noName: '未填姓名',
  answerLabel: '您的回答',
  answer: '回答',
  answerHint: '只能回答一次。聯絡方式和連結會被隱藏。{used, number}/{max, number} 個字元',
  address: '您看不到買家的地址。回答寄出後，地址和姓名即刪除。',
  publish: '在商品頁面顯示（不含姓名）',
  shown: '商品頁面已顯示',
  show: '在商品頁面顯示',
  hide: '取消顯示',
  send: '送出回答',
  sent: '回答已送出',
  missing: '請輸入回答。',
  already: '這個問題已有回答',
  remove: '刪除提問',
  removeDetail: '問題及其回答會被永久刪除。買家不會收到通知。',
  leave: '保留提問',
};
