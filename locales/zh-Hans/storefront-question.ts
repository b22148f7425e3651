import type { storefrontQuestion as english } from '../en/storefront-question.ts';
import type { Translated } from '../translated.ts';

export const storefrontQuestion: Translated<typeof english> = {
  questionTitle: '向店铺提问',
  questionLead: '想了解此商品的更多信息？店铺会通过邮件回复您。',
  questionText: '您的问题',
  questionHint: '电话号码、地址和链接会被隐藏。',
  questionMissing: '请输入您的问题。',
  questionName: '姓名（选填）',
  questionSend: '发送问题',
  questionPrivacy:
    '请在 {confirmDays} 天内通过我们发送的链接确认您的地址。店铺看不到它。回复发出后，地址和姓名即删除；店铺可以公开问题和回答，但不含您的姓名。',
  questionAskedText:
    '我们已将链接发送到您的地址。您在其中确认后，店铺就能看到问题。每件商品只能有一个待回答的问题。',
  questionConfirm: '要发送这个问题吗？',
  questionConfirmText: '店铺会看到您关于“{title}”的问题，并通过邮件回复。',
  questionConfirmSend: '是，发送',
  questionOpen: '店铺已收到您的问题',
  questionOpenText: '关于“{title}”的回答会通过邮件发给您。没有回答的问题会在 {openDays} 天后删除。',
  questionAnswered: '店铺已回答',
  questionAnsweredText: '您关于“{title}”的问题。您的地址和姓名已删除。',
  questionPublic: '商品页面会显示问题和回答，不含您的姓名。',
  questionDelete: '删除我的问题',
  questionDeleted: '您的问题已删除',
  questionDeletedText: '这里不再保留任何内容：问题、回答和您的地址都已删除。',
  questionsTitle: '问答',
  questionAnswer: '店铺的回答',
};
