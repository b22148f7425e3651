import type { questions as english } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

export const questions: Translated<typeof english> = {
  title: '提问',
  lead: '买家在购买前询问商品。你的回答会通过邮件发给对方。',
  none: '还没有提问',
  noneDetail: '买家确认地址后，问题会显示在这里。',
  noMatch: '这里没有提问',
  filter: '筛选',
  states: {
    all: '全部',
    open: '待回答',
    answered: '已回答',
  },
  from: '来自 {name}',
  noName: '未填姓名',
  answerLabel: '你的回答',
  answer: '回答',
  answerHint: '只能回答一次。联系方式和链接会被隐藏。{used, number}/{max, number} 个字符',
  address: '你看不到买家的地址。回答发出后，地址和姓名即删除。',
  publish: '在商品页面显示（不含姓名）',
  shown: '商品页面已显示',
  show: '在商品页面显示',
  hide: '取消显示',
  send: '发送回答',
  sent: '回答已发送',
  missing: '请输入回答。',
  already: '这个问题已有回答',
  remove: '删除提问',
  removeDetail: '问题及其回答会被永久删除。买家不会收到通知。',
  leave: '保留提问',
};
