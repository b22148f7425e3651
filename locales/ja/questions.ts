import type { questions as english } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

export const questions: Translated<typeof english> = {
  title: '質問',
  lead: '購入前の質問です。回答は購入者にメールで届きます。',
  none: '質問はまだありません',
  noneDetail: '購入者がアドレスを確認すると、ここに表示されます。',
  noMatch: '該当する質問はありません',
  filter: '絞り込み',
  states: {
    all: 'すべて',
    open: '未回答',
    answered: '回答済み',
  },
  from: '{name} さん',
  noName: 'お名前なし',
  answerLabel: '回答',
  answer: '回答する',
  answerHint: '回答は1回のみです。連絡先とリンクは表示されません。{used, number}/{max, number}文字',
  address: '購入者のアドレスは表示されません。アドレスと名前は回答の送信後に削除されます。',
  publish: '商品ページに名前なしで表示する',
  shown: '商品ページに表示中',
  show: '商品ページに表示',
  hide: '表示をやめる',
  send: '回答を送信',
  sent: '回答を送信しました',
  missing: '回答を入力してください。',
  already: 'この質問には回答済みです',
  remove: '質問を削除',
  removeDetail: '質問と回答は完全に削除されます。購入者には通知されません。',
  leave: '削除しない',
};
